import { bidiIsolate } from '../kernel/language/bidi.ts'
import { DAYS, HOURS } from '../kernel/language/counts.ts'
import { formatUsd } from '../kernel/money.ts'
import { phrasePolicy } from '../kernel/policies/policy-values.ts'
import { type Clause, type TextFacts, percent, say } from './rules-text-facts.ts'
import { partySentence, platformSentence } from './rules-text-parties.ts'
import { MONTHS_TEXT, dayIn, workOf } from './rules-text.ts'

const parties = ({ legal, platform }: TextFacts): Clause => ({
  heading: { ar: 'الأطراف', en: 'Parties' },
  points: [
    {
      ar: `${partySentence(legal, 'company', 'ar')} («الشركة»).`,
      en: `${partySentence(legal, 'company', 'en')} (the “Company”).`,
    },
    {
      ar: `${partySentence(legal, 'talent', 'ar')} («الكفاءة»).`,
      en: `${partySentence(legal, 'talent', 'en')} (the “Talent”).`,
    },
    {
      ar: `${platformSentence(platform, 'ar')} («المنصة»)، في حدود ما تنص عليه هذه الاتفاقية من دورها.`,
      en: `${platformSentence(platform, 'en')} (the “Platform”), as far as this agreement states its part.`,
    },
  ],
})

const platformPart = (): Clause => ({
  heading: { ar: 'دور المنصة', en: 'The Platform’s part' },
  points: [
    {
      ar: 'تعرّف المنصة الطرفين أحدهما بالآخر، وتحفظ هذه الاتفاقية وتوقيعاتها، وتُصدر الفواتير للشركة، وتدفع للكفاءة مستحقاتها.',
      en: 'The Platform introduces the parties, keeps this agreement and its signatures, invoices the Company and pays the Talent.',
    },
    {
      ar: 'لا توجّه المنصة العمل ولا تُعد صاحب عمل للكفاءة، وتلتزم بما نُص عليه من مواعيد الدفع.',
      en: 'The Platform does not direct the work and is not the Talent’s employer. It is bound by the payment dates stated here.',
    },
    {
      ar: 'تدفع الشركة للمنصة رسوم خدمة متفقًا عليها بينهما وتظهر في كل فاتورة، ولا تدفع الكفاءة أي رسوم.',
      en: 'The Company pays the Platform a service fee agreed between them and shown on every invoice. The Talent pays no fee.',
    },
  ],
})

const services = ({ terms, annex }: TextFacts): Clause => ({
  heading: { ar: 'الخدمات', en: 'Services' },
  points: [
    {
      ar: `تؤدي الكفاءة للشركة خدمات الدور المبيّن في الملحق، بعناية المهني المختص. مكان العمل ونوعه: ${workOf(terms, 'ar', '، ')}${annex.city ? `، ${bidiIsolate(annex.city, 'ar')}` : ''}.`,
      en: `The Talent performs for the Company the services of the role in the Annex, with the care of a skilled professional. Kind and place of work: ${workOf(terms, 'en', ', ')}${annex.city ? `, ${bidiIsolate(annex.city, 'en')}` : ''}.`,
    },
    {
      ar: 'تقدم الكفاءة خدماتها مستقلةً، ولا تُسند شيئًا منها إلى غيرها إلا بموافقة مكتوبة من الشركة.',
      en: 'The Talent renders the services as an independent professional and assigns none of them to others without the Company’s written consent.',
    },
    {
      ar: 'توفر الشركة في حينه ما يلزم للعمل من معلومات وصلاحيات ومن يُرجع إليه.',
      en: 'The Company provides in good time the information, access and contacts that the work needs.',
    },
  ],
})

const termAndHours = ({ term, terms, annex }: TextFacts): Clause => ({
  heading: { ar: 'المدة والساعات', en: 'Term and hours' },
  points: [
    {
      ar: `تسري هذه الاتفاقية من ${dayIn(terms.start, 'ar')} إلى ${dayIn(terms.end, 'ar')}، ومدتها ${MONTHS_TEXT.ar(terms.months)}${term > 1 ? `، وهي المدة رقم ${term} تجديدًا لما قبلها` : ''}.`,
      en: `This agreement runs from ${dayIn(terms.start, 'en')} to ${dayIn(terms.end, 'en')}, ${MONTHS_TEXT.en(terms.months)}${term > 1 ? `; it is term ${term}, renewing the one before it` : ''}.`,
    },
    {
      ar: `ساعات العمل المعتادة في الأسبوع: ${HOURS.ar(annex.hours)}، في أوقات يتفق عليها الطرفان، ولا تُلزم الكفاءة بما زاد عليها إلا باتفاق مكتوب.`,
      en: `Usual working time is ${HOURS.en(annex.hours)} a week, at times the parties agree on. The Talent is bound to more only by written agreement.`,
    },
    {
      ar: 'تُجدَّد المدة باتفاق يوقَّع عبر المنصة، ولا تُجدَّد تلقائيًا.',
      en: 'The term is renewed by an agreement signed through the Platform, never by itself.',
    },
  ],
})

const payAndTax = ({ terms }: TextFacts): Clause => ({
  heading: { ar: 'المقابل والضريبة', en: 'Pay and tax' },
  points: [
    {
      ar: `المقابل الشهري الإجمالي ${formatUsd(terms.salary_gross, 'ar')}، وصافيه للكفاءة ${formatUsd(terms.salary_net, 'ar')}.`,
      en: `The gross monthly pay is ${formatUsd(terms.salary_gross, 'en')}, of which the Talent receives ${formatUsd(terms.salary_net, 'en')} net.`,
    },
    terms.wht_rate > 0
      ? {
          ar: `يُستقطع من الإجمالي ${percent(terms.wht_rate)} ضريبةَ استقطاع تُورَّد إلى الجهة المختصة، وللكفاءة أن تطلب ما يثبتها.`,
          en: `Withholding tax of ${percent(terms.wht_rate)} is taken from the gross pay and remitted to the competent authority. The Talent may ask for proof of it.`,
        }
      : {
          ar: 'لا تُستقطع من هذا المقابل ضريبة استقطاع.',
          en: 'No withholding tax is taken from this pay.',
        },
    {
      ar: 'يُحسب جزء الشهر بعدد أيامه، ويتحمل كل طرف ما عدا ذلك من ضرائبه.',
      en: 'Part of a month is paid by its days. Each side bears its other taxes.',
    },
  ],
})

const invoicing = ({ policies }: TextFacts): Clause => {
  const due = say((lang) => phrasePolicy('invoice_due_days', policies.invoice_due_days, lang))
  const paid = say((lang) => phrasePolicy('payout_days', policies.payout_days, lang))
  return {
    heading: { ar: 'الفواتير وضريبة القيمة المضافة والسداد', en: 'Invoices, VAT and payment' },
    points: [
      {
        ar: 'تُصدر المنصة بعد كل شهر فاتورة للشركة بالمقابل الإجمالي ورسوم الخدمة، وتضاف ضريبة القيمة المضافة حيث يوجبها النظام.',
        en: 'After each month the Platform invoices the Company for the gross pay and the service fee; VAT is added where the law demands it.',
      },
      {
        ar: `تُسدَّد الفاتورة خلال ${due.ar} من إصدارها.`,
        en: `An invoice is due within ${due.en} of its issue.`,
      },
      {
        ar: `تدفع المنصة للكفاءة صافي مستحقها خلال ${paid.ar} من إصدار الفاتورة، ولو تأخرت الشركة في السداد.`,
        en: `The Platform pays the Talent the net amount within ${paid.en} of the invoice, even where the Company pays late.`,
      },
    ],
  }
}

const latePayment = (): Clause => ({
  heading: { ar: 'التأخر في السداد', en: 'Late payment' },
  points: [
    {
      ar: 'إذا تأخرت الشركة عن موعد السداد نبّهتها المنصة كتابة، ولها بعد ذلك أن توقف الخدمات حتى السداد، ويبقى على الشركة ما استُحق.',
      en: 'Where the Company is late, the Platform reminds it in writing and may then suspend the services until payment. What has been earned stays due.',
    },
    {
      ar: 'لا تُحتسب فوائد على التأخير، وتتحمل الشركة ما يثبت من تكاليف التحصيل المعقولة.',
      en: 'No interest is charged. The Company bears the reasonable and proven costs of collection.',
    },
  ],
})

const leave = ({ annex }: TextFacts): Clause => ({
  heading: { ar: 'الإجازات والعطل', en: 'Leave and holidays' },
  points: [
    {
      ar: `للكفاءة في السنة إجازة مدفوعة قدرها ${DAYS.ar(annex.leave_days)} من أيام العمل، ولها من ذلك بقدر مدة الاتفاقية، وتُطلب وتُقر عبر المنصة.`,
      en: `The Talent has ${DAYS.en(annex.leave_days)} of paid leave in a year, counted in working days and in proportion to the term; it is asked for and agreed through the Platform.`,
    },
    {
      ar: 'العطل الرسمية المعلنة في المنصة أيام راحة مدفوعة، وما اتُّفق عليه من أيام دون مقابل يُحسم من الشهر بعدد أيامه.',
      en: 'Public holidays announced on the Platform are paid days off. Agreed unpaid days are taken from the month by their number.',
    },
    {
      ar: 'ما لم يُستعمل من الإجازة حتى نهاية الاتفاقية لا يُدفع بدلًا عنه.',
      en: 'Leave that is not taken by the end of the agreement is not paid out.',
    },
  ],
})

const equipment = (): Clause => ({
  heading: { ar: 'الأجهزة', en: 'Equipment' },
  points: [
    {
      ar: 'تعمل الكفاءة بأجهزتها ما لم توفر لها الشركة غيرها، وتلتزم بما تطلبه الشركة من ضوابط الأمان المعقولة.',
      en: 'The Talent works with their own equipment unless the Company provides it, and follows the Company’s reasonable security rules.',
    },
    {
      ar: 'تعيد الكفاءة ما للشركة من أجهزة وتُسقط ما لديها من صلاحيات خلال 7 أيام من نهاية الاتفاقية، على نفقة الشركة.',
      en: 'Within 7 days of the end the Talent returns the Company’s equipment and gives up all access, at the Company’s expense.',
    },
  ],
})

/** What is done, for how much, and how it is paid. */
export const workClauses = (facts: TextFacts): Clause[] => [
  parties(facts),
  platformPart(),
  services(facts),
  termAndHours(facts),
  payAndTax(facts),
  invoicing(facts),
  latePayment(),
  leave(facts),
  equipment(),
]
