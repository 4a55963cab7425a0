import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { asksDetails, reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import type { News } from '../../platform/messages/news.ts'
import { BUTTON, type PayoutSubject, payoutTopic } from './emails.ts'

const NEXT: Readonly<Record<Lang, { ask: string; again: string }>> = {
  ar: {
    ask: 'المبلغ ما زال مستحقًا لك كاملًا. راجع طريقة الاستلام وأكدها أو غيّرها، ثم نحوّله من جديد.',
    again: 'المبلغ ما زال مستحقًا لك كاملًا، وسنحوّله من جديد. لا يلزمك شيء.',
  },
  en: {
    ask: 'All of it is still owed to you. Check your payout method and confirm or change it, and we’ll transfer it again.',
    again: 'All of it is still owed to you, and we’ll transfer it again. There’s nothing you need to do.',
  },
}

/** The bank did not take it, or sent it back: where the account is the reason, only the talent can say where it should go. */
export function failedNews(lang: Lang, payout: PayoutSubject, { code, amount }: { code: string; amount: Cents }): News {
  const [topic, sum, reason] = [payoutTopic(lang, payout), formatUsd(amount, lang), reasonText(code)[lang]]
  const asks = asksDetails(code)
  const next = NEXT[lang][asks ? 'ask' : 'again']
  return lang === 'ar'
    ? {
        subject: `لم تصلك حوالتنا ${sum}`,
        title: 'أعاد البنك حوالتك',
        paragraphs: [`${topic}: حوّلنا إليك ${sum}، ولم يقبلها البنك.`, `السبب: ${reason}.`, next],
        button: asks ? 'مراجعة طريقة الاستلام' : BUTTON.ar,
      }
    : {
        subject: `Our transfer of ${sum} didn’t reach you`,
        title: 'The bank sent your transfer back',
        paragraphs: [`${topic}: we transferred ${sum}, but the bank didn’t take it.`, `Reason: ${reason}.`, next],
        button: asks ? 'Check payout method' : BUTTON.en,
      }
}
