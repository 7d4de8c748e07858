### Brahman, une variante de la 2e édition.

module-brahman = Brahman : une race qui rapporte par tête à Kansas City
setting-brahman = Variante Brahman
setting-brahman-help = Ajoute 8 Brahman au marché : chacun en main rapporte 4 $ de plus à Kansas City. L'éditeur déconseille de la jouer avec la variante Simmental.
warn-two-orange-breeds = Brahman et Simmental ensemble : l'éditeur le déconseille

card-2e-brahman = Brahman (orange, 3 PV)
    .a = un Brahman (orange, 3 PV)
    .short = un Brahman

log-brahman-income = { $cards ->
    [one] { $who } reçoit { $n } $ de plus : { $cards } Brahman en main
   *[other] { $who } reçoit { $n } $ de plus : { $cards } Brahman en main
}
