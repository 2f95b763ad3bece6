import { createECDH, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { httpsUrl } from '../operator-settings.ts';

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Google's service account key for a project. */
export type FcmAccount = {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
  readonly url: string;
};

/** `keys` null: created in `DATA_DIR`. `services`: allowed origins besides those of known browsers. */
export type PushSettings = {
  readonly keys: VapidKeys | null;
  readonly subject: string;
  readonly services: readonly string[];
  readonly fcm: FcmAccount | null;
};

/** Parses the environment of push, with one line for each mistake. Source: `.env.example`. */
export function readPush(environment: Readonly<Record<string, string | undefined>>): {
  push: PushSettings;
  mistakes: string[];
} {
  const { data, error } = PushEnvironment.safeParse(environment);
  const mistakes = error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
  return { push: data ?? NOTHING, mistakes };
}

export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().toString('base64url');
}

const NOTHING: PushSettings = { keys: null, subject: '', services: [], fcm: null };

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().refine(isPrivateKey),
  token_uri: httpsUrl.default('https://oauth2.googleapis.com/token'),
});

const PushEnvironment = z
  .object({
    VAPID_PUBLIC_KEY: z.string().optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, { error: 'must be 43 characters of base64url', abort: true })
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto:… or an https address')
      .default('mailto:shop@minwal.example'),
    PUSH_SERVICES: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      )
      .pipe(z.array(httpsUrl)),
    FCM_SERVICE_ACCOUNT: z.string().transform(readAccount).optional(),
    FCM_URL: httpsUrl.default('https://fcm.googleapis.com'),
  })
  .superRefine(checkKeys)
  .transform((given): PushSettings => {
    const {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      FCM_SERVICE_ACCOUNT: account,
    } = given;
    return {
      keys: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
      subject: given.VAPID_SUBJECT,
      services: given.PUSH_SERVICES.map((url) => new URL(url).origin),
      fcm: account === undefined ? null : { ...account, url: given.FCM_URL },
    };
  });

export const pushVariables = Object.keys(PushEnvironment.in.shape);

function checkKeys(
  given: { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined && privateKey === undefined) return;
  const complain = (variable: string, message: string) =>
    context.addIssue({ code: 'custom', path: [variable], message });
  if (publicKey === undefined) complain('VAPID_PUBLIC_KEY', 'is not set, and VAPID_PRIVATE_KEY is');
  else if (privateKey === undefined) complain('VAPID_PRIVATE_KEY', 'is not set, and VAPID_PUBLIC_KEY is');
  else if (publicKeyOf(privateKey) !== publicKey)
    complain('VAPID_PUBLIC_KEY', 'must be the public half of VAPID_PRIVATE_KEY');
}

function readAccount(path: string, context: z.RefinementCtx) {
  const parsed = ServiceAccount.safeParse(readJsonFile(path));
  if (parsed.success) {
    const { project_id, client_email, private_key, token_uri } = parsed.data;
    return { projectId: project_id, clientEmail: client_email, privateKey: private_key, tokenUrl: token_uri };
  }
  context.addIssue({ code: 'custom', message: 'must be the path of a service account’s JSON file' });
  return z.NEVER;
}

function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
