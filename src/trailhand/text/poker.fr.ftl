### La table de poker, les deux éditions. Le style est celui de gwt.fr.ftl.

module-poker = Table de poker : un ouvrier joue pour le pot
setting-poker = Table de poker
setting-poker-help = En D, un ouvrier s'assoit et des cartes sont posées face cachée ; en G, tout le monde montre son jeu et la plus forte somme emporte le pot.

fx-poker-sit = s'asseoir à la table de poker, puis poser jusqu'à 2 cartes
fx-poker-play = poser jusqu'à 2 cartes à la table de poker
fx-showdown = demander à voir les jeux pour { $n } $

ask-sitdown = Choisissez qui s'assoit
poker-seat = Asseoir { $worker_a } : gagner { $dollars } $, { $vp } PV à la fin
ask-laycard = Posez une carte face cachée ou arrêtez
poker-lay = Poser { $card_a } : { $cost } $ dans le pot
poker-lay-none = Ne poser aucune carte

category-poker = Jeton de poker

# How an option differs from another one that a hint names.
hint-poker = { $more ->
    [0] moins de points au poker
   *[other] plus de points au poker
}

no-seat-worker = Aucun ouvrier engagé à asseoir : engagez-en un d'abord
no-lay-money = { $cost_above_money ->
    [nil] Pas assez d'argent pour une carte
   *[other] Coûte { $cost } $ : vous avez { $money } $, il manque { $cost_above_money } $
}
no-table-full = 3 cartes à votre place : attendez que les jeux soient montrés
no-hand = Aucune carte en main à poser
no-seat = Il faut une de vos cartes à la table de poker

about-poker = Table de poker : { $n } $ dans le pot
about-poker-seat = { $who } à la table de poker : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}

log-poker-sits = { $who } assoit { $worker_a } à la table de poker : { $n } PV à la fin
log-poker-pot = { $who } met { $n } $ dans le pot
log-poker-laid = { $who } pose { $card_a } face cachée
log-poker-laid-hidden = { $who } pose une carte face cachée
log-poker-shows = { $who } montre { $card_a } : { $n } en tout
log-poker-wins = { $who } gagne { $n } $ à la table de poker
log-poker-left = Le pot garde { $n } $

## Quand cela s'utilise-t-il, et comment cela s'appelle-t-il ?

when-poker = Se gagne en abattant son jeu, au bâtiment de la case G
when-poker-seat = Se prend et se remplit au bâtiment de la case D
thing-poker = La table de poker
