import type { SessionEnd } from '../../people/staff/session-terms.ts';
import { waitTime } from './wait-time.ts';

/** Signing in to the merchant's console. */
export const signIn = {
  title: 'Sign in to the console',
  text: 'Use the mobile number you work with here.',
  ended: {
    removed: 'You were signed out: an owner took you off the staff. If that is a mistake, ask them.',
    changed: 'You were signed out because your roles or your number were changed. Sign in again.',
    ended: 'This device was signed out by you or an owner. Sign in again.',
    replaced: 'You were signed out here because you signed in elsewhere.',
    expired: 'Your session has expired. Sign in again; what you typed is kept on this device.',
  } satisfies Record<SessionEnd, string>,
  phone: 'Mobile number',
  send: 'Send the code',
  withPasskey: 'Use a passkey',
  passkeyElsewhere: 'Your passkey does not work in this browser or at this address.',
  passkeyNotUsed: 'No passkey was used. Try again, or sign in with your number.',
  notSent: 'The code was not sent. Try again.',

  codeTitle: 'Enter the code',
  codeText: 'If this number belongs to someone on the team, a code is on its way.',
  code: 'Code from the message',
  sendAgain: 'Send another code',
  sendAgainIn: (seconds: number) => `Another code in ${waitTime(seconds)}`,
  otherNumber: 'Another number',
  notRight: 'That code is not right.',
  demoCode: 'No message is sent here. The code is',

  secondTitle: 'The second code',
  secondText: 'Open your authenticator app and enter the code it shows.',
  appCode: 'Code of the app',
  appCodeWrong:
    'That code is not right, or the app has a newer one. Enter the one it shows now, and check the clock of your phone.',
  withRecovery: 'I do not have the app',
  withApp: 'Use the app',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. Each works once.',
  recoveryWrong: 'That code is not right, or was used before.',
  enter: 'Sign in',

  enrollTitle: 'Set up your second key',
  enrollText: 'Your role handles people and money, so the code by phone alone is not enough.',
  passkeyFirst:
    'The simplest is a passkey: your fingerprint, face or the lock of this device opens the console, and no code is typed.',
  withAppInstead: 'Use an authenticator app instead',
  whichApp:
    'If you have no authenticator app, install a free one first, such as Google Authenticator or Aegis.',
  openApp: 'Add it to the authenticator app',
  orType: 'Or copy this key and enter it in the app by hand:',
  copyKey: 'Copy the key',
  copied: 'Copied',
  notOffered: 'The key could not be made. Reload the page.',
  recoveryText:
    'Keep these codes on paper. Without the app, each lets you in once. They are not shown again.',
  copyCodes: 'Copy the codes',
  codesKept: 'I have kept them',

  againTitle: 'Is it you?',
  againText: 'This asks for your second factor again.',
  againWithout: 'Sign in again and come back: this is open for five minutes after signing in.',
  signInAgain: 'Sign in again',

  linkTitle: 'Welcome',
  linkText: 'The link lets you in once.',
  linkOver:
    'This link was used or has expired. Sign in with your mobile number, or ask the person who invited you for another one.',
};
