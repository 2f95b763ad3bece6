import { checkBody, checkNames, checkSecrets } from './check-http.ts';
import type { HttpSettings, SuccessTest } from './http-gateway.ts';
import { encodingOf, GivenHttp, secretsOf } from './http-settings-input.ts';

/** Parses the environment of an operator's HTTP gateway; every mistake names its variable. */
export const HttpEnvironment = GivenHttp.superRefine(checkBody)
  .superRefine(checkNames)
  .superRefine(checkSecrets)
  .transform((given): HttpSettings => {
    const encoding = encodingOf(given);
    return {
      kind: 'http',
      method: given.SMS_HTTP_METHOD,
      url: given.SMS_HTTP_URL,
      headers: given.SMS_HTTP_HEADERS,
      body: encoding === 'query' ? null : { encoding, template: given.SMS_HTTP_BODY ?? '' },
      from: given.SMS_HTTP_FROM,
      user: given.SMS_HTTP_USER,
      secrets: secretsOf(given),
      success: successOf(given),
      timeoutMs: given.SMS_HTTP_TIMEOUT_MS,
      retries: given.SMS_HTTP_RETRIES,
    };
  });

function successOf(given: GivenHttp): SuccessTest {
  const statuses = given.SMS_HTTP_SUCCESS_STATUS.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { from: Number(from), to: Number(to) };
  });
  const [path, value] = (given.SMS_HTTP_SUCCESS_JSON ?? '').split(/=(.*)/s);
  return {
    statuses,
    json: path === undefined || path === '' ? null : { path: path.split('.'), value: value ?? null },
    text: given.SMS_HTTP_SUCCESS_TEXT === undefined ? null : new RegExp(given.SMS_HTTP_SUCCESS_TEXT, 'u'),
  };
}
