import { always, when } from './rules-first-points.ts'
import type { TemplateSectionText } from './schema.ts'

/** What is done, for how much, and how it is paid. */
export const WORK_SECTIONS: TemplateSectionText[] = [
  {
    key: 'parties',
    heading: { ar: 'الأطراف', en: 'Parties' },
    points: [
      always('{company} («الشركة»).', '{company} (the “Company”).'),
      always('{talent} («الكفاءة»).', '{talent} (the “Talent”).'),
      always(
        '{platform} («المنصة»)، في حدود ما تنص عليه هذه الاتفاقية من دورها.',
        '{platform} (the “Platform”), as far as this agreement states its part.',
      ),
    ],
  },
  {
    key: 'platform',
    heading: { ar: 'دور المنصة', en: 'The Platform’s part' },
    points: [
      always(
        'تعرّف المنصة الطرفين أحدهما بالآخر، وتحفظ هذه الاتفاقية وتوقيعاتها، وتُصدر الفواتير للشركة، وتدفع للكفاءة مستحقاتها.',
        'The Platform introduces the parties, keeps this agreement and its signatures, invoices the Company and pays the Talent.',
      ),
      always(
        'لا توجّه المنصة العمل ولا تُعد صاحب عمل للكفاءة، وتلتزم بما نُص عليه من مواعيد الدفع.',
        'The Platform does not direct the work and is not the Talent’s employer. It is bound by the payment dates stated here.',
      ),
      always(
        'تدفع الشركة للمنصة رسوم خدمة متفقًا عليها بينهما وتظهر في كل فاتورة، ولا تدفع الكفاءة أي رسوم.',
        'The Company pays the Platform a service fee agreed between them and shown on every invoice. The Talent pays no fee.',
      ),
    ],
  },
  {
    key: 'services',
    heading: { ar: 'الخدمات', en: 'Services' },
    points: [
      always(
        'تؤدي الكفاءة للشركة خدمات الدور المبيّن في الملحق، بعناية المهني المختص. مكان العمل ونوعه: {work}.',
        'The Talent performs for the Company the services of the role in the Annex, with the care of a skilled professional. Kind and place of work: {work}.',
      ),
      always(
        'تقدم الكفاءة خدماتها مستقلةً، ولا تُسند شيئًا منها إلى غيرها إلا بموافقة مكتوبة من الشركة.',
        'The Talent renders the services as an independent professional and assigns none of them to others without the Company’s written consent.',
      ),
      always(
        'توفر الشركة في حينه ما يلزم للعمل من معلومات وصلاحيات ومن يُرجع إليه.',
        'The Company provides in good time the information, access and contacts that the work needs.',
      ),
    ],
  },
  {
    key: 'term',
    heading: { ar: 'المدة والساعات', en: 'Term and hours' },
    points: [
      when(
        'first_term',
        'تسري هذه الاتفاقية من {start} إلى {end}، ومدتها {months}.',
        'This agreement runs from {start} to {end}, {months}.',
      ),
      when(
        'renewed_term',
        'تسري هذه الاتفاقية من {start} إلى {end}، ومدتها {months}، وهي المدة رقم {term} تجديدًا لما قبلها.',
        'This agreement runs from {start} to {end}, {months}; it is term {term}, renewing the one before it.',
      ),
      always(
        'ساعات العمل المعتادة في الأسبوع: {hours}، في أوقات يتفق عليها الطرفان، ولا تُلزم الكفاءة بما زاد عليها إلا باتفاق مكتوب.',
        'Usual working time is {hours} a week, at times the parties agree on. The Talent is bound to more only by written agreement.',
      ),
      always(
        'تُجدَّد المدة باتفاق يوقَّع عبر المنصة، ولا تُجدَّد تلقائيًا.',
        'The term is renewed by an agreement signed through the Platform, never by itself.',
      ),
    ],
  },
  {
    key: 'pay',
    heading: { ar: 'المقابل والضريبة', en: 'Pay and tax' },
    points: [
      always(
        'المقابل الشهري الإجمالي {pay_gross}، وصافيه للكفاءة {pay_net}.',
        'The gross monthly pay is {pay_gross}, of which the Talent receives {pay_net} net.',
      ),
      when(
        'taxed',
        'يُستقطع من الإجمالي {tax_rate} ضريبةَ استقطاع تُورَّد إلى الجهة المختصة، وللكفاءة أن تطلب ما يثبتها.',
        'Withholding tax of {tax_rate} is taken from the gross pay and remitted to the competent authority. The Talent may ask for proof of it.',
      ),
      when('untaxed', 'لا تُستقطع من هذا المقابل ضريبة استقطاع.', 'No withholding tax is taken from this pay.'),
      always(
        'يُحسب جزء الشهر بعدد أيامه، ويتحمل كل طرف ما عدا ذلك من ضرائبه.',
        'Part of a month is paid by its days. Each side bears its other taxes.',
      ),
    ],
  },
  {
    key: 'invoices',
    heading: { ar: 'الفواتير وضريبة القيمة المضافة والسداد', en: 'Invoices, VAT and payment' },
    points: [
      always(
        'تُصدر المنصة بعد كل شهر فاتورة للشركة بالمقابل الإجمالي ورسوم الخدمة، وتضاف ضريبة القيمة المضافة حيث يوجبها النظام.',
        'After each month the Platform invoices the Company for the gross pay and the service fee; VAT is added where the law demands it.',
      ),
      always('تُسدَّد الفاتورة خلال {invoice_due} من إصدارها.', 'An invoice is due within {invoice_due} of its issue.'),
      always(
        'تدفع المنصة للكفاءة صافي مستحقها خلال {payout_due} من إصدار الفاتورة، ولو تأخرت الشركة في السداد.',
        'The Platform pays the Talent the net amount within {payout_due} of the invoice, even where the Company pays late.',
      ),
    ],
  },
  {
    key: 'late_payment',
    heading: { ar: 'التأخر في السداد', en: 'Late payment' },
    points: [
      always(
        'إذا تأخرت الشركة عن موعد السداد نبّهتها المنصة كتابة، ولها بعد ذلك أن توقف الخدمات حتى السداد، ويبقى على الشركة ما استُحق.',
        'Where the Company is late, the Platform reminds it in writing and may then suspend the services until payment. What has been earned stays due.',
      ),
      always(
        'لا تُحتسب فوائد على التأخير، وتتحمل الشركة ما يثبت من تكاليف التحصيل المعقولة.',
        'No interest is charged. The Company bears the reasonable and proven costs of collection.',
      ),
    ],
  },
  {
    key: 'leave',
    heading: { ar: 'الإجازات والعطل', en: 'Leave and holidays' },
    points: [
      always(
        'للكفاءة في السنة إجازة مدفوعة قدرها {leave_days} من أيام العمل، ولها من ذلك بقدر مدة الاتفاقية، وتُطلب وتُقر عبر المنصة.',
        'The Talent has {leave_days} of paid leave in a year, counted in working days and in proportion to the term; it is asked for and agreed through the Platform.',
      ),
      always(
        'العطل الرسمية المعلنة في المنصة أيام راحة مدفوعة، وما اتُّفق عليه من أيام دون مقابل يُحسم من الشهر بعدد أيامه.',
        'Public holidays announced on the Platform are paid days off. Agreed unpaid days are taken from the month by their number.',
      ),
      always(
        'ما لم يُستعمل من الإجازة حتى نهاية الاتفاقية لا يُدفع بدلًا عنه.',
        'Leave that is not taken by the end of the agreement is not paid out.',
      ),
    ],
  },
  {
    key: 'equipment',
    heading: { ar: 'الأجهزة', en: 'Equipment' },
    points: [
      always(
        'تعمل الكفاءة بأجهزتها ما لم توفر لها الشركة غيرها، وتلتزم بما تطلبه الشركة من ضوابط الأمان المعقولة.',
        'The Talent works with their own equipment unless the Company provides it, and follows the Company’s reasonable security rules.',
      ),
      always(
        'تعيد الكفاءة ما للشركة من أجهزة وتُسقط ما لديها من صلاحيات خلال 7 أيام من نهاية الاتفاقية، على نفقة الشركة.',
        'Within 7 days of the end the Talent returns the Company’s equipment and gives up all access, at the Company’s expense.',
      ),
    ],
  },
]
