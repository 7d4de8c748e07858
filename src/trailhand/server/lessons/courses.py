"""The courses of the house. A new one is a module beside this, its position a JSON file."""

from __future__ import annotations

from trailhand.server.lessons.elpaso import ELPASO
from trailhand.server.lessons.gwt2 import GWT2

COURSES = {course.game: course for course in (GWT2, ELPASO)}
