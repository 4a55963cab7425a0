import type { ReminderTone } from '@fareeq/domain/invoices/rules-reminders.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../platform/messages/news.ts'
import { type InvoiceFacts, type Transfer, facts, transferSentences } from './emails-facts.ts'

type Sentences = Pick<News, 'subject' | 'title'> & { paragraphs: readonly string[] }

/** Who names the day of a transfer is not reminded before it (`announced-transfers`). */
const ANNOUNCE = {
  ar: 'تحتاج وقتًا أطول؟ أخبرنا بيوم التحويل من «طريقة السداد» في صفحة الفواتير، ولن نذكّرك قبله.',
  en: 'Need more time? Tell us the day of your transfer under Invoices, How to pay, and we won’t remind you before it.',
}
const PAID = { ar: 'سددت قبل قليل؟ تجاهل هذه الرسالة.', en: 'Already paid? Ignore this email.' }
const HELP = {
  ar: 'هل في الفاتورة خطأ، أو أمر يؤخر السداد؟ تواصل معنا لنجد حلًا معًا.',
  en: 'Is something wrong with the invoice, or in the way of paying it? Contact us and we’ll find a solution together.',
}

const CONSEQUENCE = {
  ar: 'نوقف الترشيحات الجديدة للشركات التي يطول تأخر سدادها.',
  en: 'We pause new nominations for companies whose invoices stay unpaid for long.',
}

/** Firmer with each one; the last says what the policy `invoice_nominations_stop_days` does. */
export function reminderNews(lang: Lang, invoice: InvoiceFacts, tone: ReminderTone, transfer: Transfer = null): News {
  const { number, amount, due } = facts(lang, invoice)
  const announce = transfer ? [ANNOUNCE[lang]] : []
  const tones: Readonly<Record<ReminderTone, Readonly<Record<Lang, Sentences>>>> = {
    soon: {
      ar: {
        subject: `يقترب موعد سداد الفاتورة ${number}`,
        title: 'تذكير بموعد السداد',
        paragraphs: [`المتبقي ${amount}، وموعد السداد ${due}.`],
      },
      en: {
        subject: `Invoice ${number} is due soon`,
        title: 'Payment reminder',
        paragraphs: [`${amount} is due on ${due}.`],
      },
    },
    late: {
      ar: {
        subject: `تأخر سداد الفاتورة ${number}`,
        title: 'فاتورة متأخرة',
        paragraphs: [`كان موعد السداد ${due}، والمتبقي ${amount}.`, ...announce],
      },
      en: {
        subject: `Invoice ${number} is overdue`,
        title: 'Overdue invoice',
        paragraphs: [`It was due on ${due}. ${amount} is left to pay.`, ...announce],
      },
    },
    again: {
      ar: {
        subject: `تذكير ثانٍ بالفاتورة ${number}`,
        title: 'لم تُسدد الفاتورة بعد',
        paragraphs: [`مضى موعد السداد ${due}، ولم يصلنا ${amount}. نرجو سداده هذا الأسبوع.`, ...announce, HELP.ar],
      },
      en: {
        subject: `Second reminder of invoice ${number}`,
        title: 'Invoice still unpaid',
        paragraphs: [
          `It was due on ${due}, and ${amount} hasn’t reached us. Please pay it this week.`,
          ...announce,
          HELP.en,
        ],
      },
    },
    last: {
      ar: {
        subject: `آخر تذكير بالفاتورة ${number}`,
        title: 'آخر تذكير بالسداد',
        paragraphs: [
          `كان موعد السداد ${due}، وما زال ${amount} مستحقًا. نرجو سداده فورًا.`,
          CONSEQUENCE.ar,
          ...announce,
          HELP.ar,
        ],
      },
      en: {
        subject: `Last reminder of invoice ${number}`,
        title: 'Last reminder to pay',
        paragraphs: [
          `It was due on ${due}, and ${amount} is still unpaid. Please pay it now.`,
          CONSEQUENCE.en,
          ...announce,
          HELP.en,
        ],
      },
    },
  }
  const { subject, title, paragraphs } = tones[tone][lang]
  const button = { ar: 'عرض الفاتورة', en: 'View invoice' }[lang]
  return { subject, title, paragraphs: [...paragraphs, PAID[lang], ...transferSentences(lang, transfer)], button }
}
