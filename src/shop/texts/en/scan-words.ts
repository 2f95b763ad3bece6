/** The field for scanned and typed codes. */
export const scanWords = {
  camera: 'Scan with the camera',
  cameraOff: 'Close the camera',
  cameraDenied: 'The camera is not allowed. Type the code.',
  right: 'The right piece',
  wrong: 'The wrong piece',
  none: 'Nothing found',
  twice: 'Already scanned',
};
