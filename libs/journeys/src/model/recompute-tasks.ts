/** Stand in a recompute task for the place of a restriction: the task concerns all places, or all cruises, and no restriction. */
export const ALL_PLACES = 'PLACES';
export const ALL_CRUISES = 'CRUISES';

export const RELOCATE_QUEUE = 'relocate-itineraries';
export const REROUTE_QUEUE = 'reroute-journeys';
