import { callableFrom } from '../../../shop/delivery/fulfilment/call-rules.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney, formatNumber } from '../../../shop/money.ts';
import type { SentencePlace } from '../../../shop/office/settings/calls.ts';
import { paidKinds, warnedFrom } from '../../../shop/people/notifications/message-budget.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatMoment } from '../../../shop/time/days.ts';
import { startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';

/** The sentences with a setting in them that the staff read in the console, by place. */
export function staffSentences(settings: Settings, now: Date, language: Language) {
  const { consoleOrders, customers, invitations, messageLog, newsDesk, staff, today } = texts[language];
  const { messageBudget, staffLimits, courierCashLimit } = settings;
  const withRole = (role: string, sentence: (amount: string) => string, pounds: number) =>
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
    consoleMessages: messageLog.emptyText(settings.messageDays),
    consoleStaff: {
      owner: withRole(staff.roles.owner, invitations.gives, staffLimits.ownerGives),
      manager: withRole(staff.roles.manager, invitations.gives, staffLimits.managerGives),
      support: withRole(staff.roles.support, invitations.gives, staffLimits.supportGives),
      decides: withRole(staff.roles.support, invitations.decides, staffLimits.supportDecides),
      courier: withRole(staff.roles.courier, invitations.holds, courierCashLimit),
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
