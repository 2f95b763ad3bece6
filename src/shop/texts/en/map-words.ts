/** The map and its controls, where an address or the dispatch center is placed on it. */
export const mapWords = {
  map: 'Map',
  mapLoading: 'Loading the map',
  openMap: 'Open the map',
  mapFailed: 'The map could not be loaded. The form below is enough.',
  mapOffline: 'The map needs a connection. The form below is enough.',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  nudge: {
    up: 'Move the pin up',
    down: 'Move the pin down',
    left: 'Move the pin left',
    right: 'Move the pin right',
  },
  locate: 'Use my location',
  locating: 'Finding your location',
  locateDenied:
    'Your browser does not tell where you are. Allow the location for this site in its settings, or move the map.',
  locateFailed: 'Your place could not be found. Move the map instead.',
};
