### Sue at a real table of El Paso. The style is that of elpaso.en.ftl.

## What is asked

sue-askarrived = Has Sue reached El Paso?
sue-askcattle = Which is the first of these that the cattle market still has? Sue takes it.
sue-asktile = Sue takes the face-up { $kind } with most points, the leftmost of equals. How many are on it?
sue-askface = Which side of train card { $card } is up?
sue-askbuilding = Which is the first of these buildings that is in stock? Sue places it.
sue-askreplacement = Which is the first of these that is in stock? Of two for as many builders, Sue replaces the nearer one, clockwise from her rancher.
sue-asksimmental = Is a Simmental left for Sue?

sue-answer-last = You stand on the Simmental space: Sue's last turn
sue-answer-none = None of them
sue-answer-cattle = { $card }
sue-answer-tile = { $kind_cap }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
sue-answer-face = The { $face }
sue-answer-building = Building { $n }
sue-answer-replace = Building { $old } by { $new }: { $n ->
    [one] 1 builder
   *[other] { $n } builders
}

## What is to be done

elp-log-guide-set-up = Set up for 2 players. Sue has the discs and the rancher of her colour, nothing else.
elp-log-guide-reserve = Her reserve: 3 cowboys, 3 engineers, 3 builders, 3 jokers, 3 Black Angus, 3 Corriente. It is shuffled here: take out the cards that are named.
elp-log-guide-cards = Her solo cards stay in the box: they are drawn here.
elp-log-guide-row = Lay out her workers from left to right: { $row }.
elp-log-guide-start = One of her discs goes on post 5, her rancher on El Paso.
elp-log-guide-begin = You begin, with 4$, 1 exchange token, 4 cards and 1 objective tile of your choice.
elp-log-guide-move = Move her rancher { $n ->
    [one] 1 location
   *[other] { $n } locations
}: at a fork the branch with fewer locations, if equal the inner one; El Paso stops her.
elp-log-guide-compare = Sue's points are complete. With equal points you win if you have money left after conversion; otherwise you share the victory.

## What she does

elp-log-guide-simmental = Sue takes a Simmental
elp-log-guide-places = Sue places building { $building } on the dearest empty space, the nearest of equals clockwise from her rancher
elp-log-guide-replaces = Sue replaces building { $old } by { $building }; { $old } goes back to its pile
