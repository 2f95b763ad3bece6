import { type Messages, outboxMessages } from '../messages.ts';
import { chainGateways, type GatewayEvent } from './gateway-chain.ts';
import type { GatewaySettings } from './gateway-settings.ts';
import type { Gateway } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { twilioGateway } from './twilio-gateway.ts';
import { whatsappGateway } from './whatsapp-gateway.ts';

/** The gateways named in the environment, in order; the outbox if none is named. */
export function openMessages(
  settings: readonly GatewaySettings[],
  clock: () => Date,
  report: (event: GatewayEvent) => void,
): Messages {
  return settings.length === 0 ? outboxMessages : chainGateways(settings.map(open), clock, report);
}

function open(settings: GatewaySettings): Gateway {
  switch (settings.kind) {
    case 'http':
      return httpGateway(settings);
    case 'whatsapp':
      return whatsappGateway(settings);
    case 'twilio':
      return twilioGateway(settings);
  }
}
