import { callableFrom } from '../../shop/fulfilment/call-rules.ts';
import type { Language } from '../../shop/language.ts';
import { formatMoney, formatNumber } from '../../shop/money.ts';
import { paidKinds, warnedFrom } from '../../shop/notifications/message-budget.ts';
import type { Settings } from '../../shop/settings.ts';
import type { SentencePlace } from '../../shop/settings/calls.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { formatMoment } from '../../shop/time/days.ts';
import { startOfStoreDay, storeDateOf } from '../../shop/time/store-time.ts';

/** By place, what the staff read in the console that says a setting. */
export function saidToStaff(settings: Settings, now: Date, language: Language) {
  const { consoleOrders, customers, invitations, newsDesk, staff, today } = texts[language];
  const { messageBudget, staffLimits, courierCashLimit } = settings;
  const said = (role: string, sentence: (amount: string) => string, pounds: number) =>
    `${role}: ${sentence(formatMoney(pounds, language))}`;
  // Midnight: before the first hour of calls, whichever it is.
  const firstCall = callableFrom(null, startOfStoreDay(storeDateOf(now)), settings);
  return {
    consoleOrders: {
      tries: `${consoleOrders.outcomes.noAnswer} · ${consoleOrders.tries(1, settings.callAttempts)}`,
      callFrom: consoleOrders.callFrom(formatMoment(firstCall, language)),
    },
    consoleCustomers: customers.untilMissing(settings.appealDays),
    consoleNews: newsDesk.oneIn(settings.newsDays),
    consoleStaff: {
      owner: said(staff.roles.owner, invitations.gives, staffLimits.ownerGives),
      manager: said(staff.roles.manager, invitations.gives, staffLimits.managerGives),
      support: said(staff.roles.support, invitations.gives, staffLimits.supportGives),
      decides: said(staff.roles.support, invitations.decides, staffLimits.supportDecides),
      courier: said(staff.roles.courier, invitations.holds, courierCashLimit),
    },
    consoleToday: {
      reveals: today.manyReveals(staff.roles.support, formatNumber(settings.revealAlarm)),
      budgets: paidKinds.map((kind) => {
        const budget = messageBudget[kind];
        if (budget === null) return '';
        return today.budget[kind](formatNumber(warnedFrom(budget)), formatNumber(budget));
      }),
    },
  } satisfies Partial<Record<SentencePlace, unknown>>;
}
