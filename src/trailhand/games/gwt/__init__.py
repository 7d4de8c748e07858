"""Great Western Trail, both editions, with their modules and Sam.

A reading order, from what is printed to what is done with it:

1. `facts/`: what is printed. `codes.py` numbers the components, `box.py` holds every fact of one
   edition with its modules, `routes.py` the ways along the trail; the facts themselves are the
   YAML files in `data/`, each block with its provenance.
2. `state.py`: a game in progress. `words/`: what things are called in sentences and in the log.
   `objections.py`: why not, a row per reason.
3. `stem.py`: what all decisions share (the exchange token, cards). Then a file per theme, each with
   its decisions, what they give (effects) and what they tell (events): `trail.py` (moving),
   `location.py` (using a location), `jobs.py` (hiring), `cattle.py`, `buildings.py`, `railroad.py`,
   `stations.py`, `discs.py`, `cities.py` (deliveries), `kansas_city.py`, `objectives.py`,
   `hazards.py`, `certificates.py`, `auxiliary.py`.
4. `effects.py` and `actions.py`: what an icon gives, and what it asks for; `verbs.py` and `rows.py`
   read both from the data; `tables.py` fills the box, and the modules add to it.
5. `turn.py`: the phases of a turn. `setup.py` and `scoring.py`: the beginning and the end.
6. `modules/`: Simmental, Brahman, the poker table, Rails to the North. `solo/`: Sam, and the
   companion that runs him at a real table.
7. `game.py`: the door to it all; `views.py`, `position.py`, `about.py`, `agenda.py`: what is seen,
   kept, explained and pending.

The price of hiring is in `jobs.py`, the value of a delivery in `cities.py`, a wrong number on a
tile in `data/`.
"""
