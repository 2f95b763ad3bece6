/** A member's own page: how they enter the console. */
export const ownPage = {
  title: 'My alerts and sign-in',

  passkeys: 'Passkeys',
  passkeysText:
    'With a passkey, your fingerprint, face or the lock of your device opens the console. No code comes by phone.',
  neverUsed: 'Not used yet',
  lastUsed: (when: string) => `Last used ${when}`,
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'So that you recognize this device later.',
  nameMissing: 'Give it a name.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'Passkey added',
  notAdded: 'No passkey was made. Try again.',
  knownHere: 'This device has a passkey of yours already.',
  noPasskeysHere: 'This browser or this address has no passkeys.',
  app: 'Authenticator app',
  appThere:
    'Your app gives the second code. A new phone needs a new setup; the old recovery codes end with it.',
  appMissing: 'Set one up as well: its ten recovery codes let you in if your device is lost.',
  appAdd: 'Set up the app',
  appAgain: 'Set it up again',
  appAdded: 'The app gives your second code now',
  remove: 'Remove',
  removePasskeyOf: (name: string) => `Remove ${name}`,
  removePasskeyTitle: (name: string) => `Remove ${name}?`,
  removePasskeyText: 'It no longer opens the console. Delete it on the device as well.',
  passkeyRemoved: 'Passkey removed',
  notSaved: 'Not saved. Try again.',
};
