import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'
import { PRIVACY } from './pages-privacy.ts'

/** In words people understand; a lawyer reads them before a real launch. */
export const LEGAL: readonly SiteItem[] = [
  PRIVACY,
  item(
    'page',
    'terms',
    {
      ar: {
        title: 'الشروط والأحكام',
        lead: 'ما تتوقعه منا، وما نتوقعه منك. قصير حيث أمكن، ودقيق حيث يلزم.',
        sections: [
          {
            id: 'who',
            title: 'الأطراف',
            text: 'تسري هذه الشروط والأحكام بين منصة فريق وكل من ينشئ حسابًا: كفاءة تبحث عن عمل، أو شركة توظّف. ولكل تعاقد بعد ذلك عقد مكتوب يُقدَّم على هذه الشروط عند التعارض.',
          },
          {
            id: 'service',
            title: 'ما نقدمه',
            text: 'نعرّف الشركات بالكفاءات: نقيّم ونرشّح ونرتب المقابلات، ثم نتولى العقد والراتب والمتابعة حين يُتفق على العمل. أما قرار التوظيف وقرار القبول فلأصحابهما.',
          },
          {
            id: 'account',
            title: 'الحساب',
            text: '- يلتزم المستخدم بتقديم معلومات صحيحة، وبريد ورقم جوال يخصانه.\n- يلزم بريد عمل لحسابات الشركات.\n- لكل شخص حساب واحد، ولا يجوز إعطاء رمز التحقق لأحد.\n- لا يقل عمر صاحب الحساب عن 18 عامًا.',
          },
          {
            id: 'talents',
            title: 'التزامات الكفاءات',
            text: 'إنشاء الحساب والتقييم مجانًا. تلتزم الكفاءة بأداء التقييم بنفسها، وتحديث التفرّغ والراتب عند تغيّرهما، والرد على طلبات المقابلة في مهلتها.',
          },
          {
            id: 'companies',
            title: 'التزامات الشركات',
            text: 'تلتزم الشركة بمعاملة الكفاءات باحترام، وذكر سبب الرفض، والمحافظة على سرية بياناتها، وعدم استخدامها في غير التوظيف عبر المنصة.',
          },
          {
            id: 'direct',
            title: 'التفاوض المباشر',
            text: 'لا يجوز للطرفين الاتفاق خارج المنصة على عمل نشأ التعارف فيه عبرها. يُشعَر من قُدّم بحقه بلاغ، وله الرد خلال المهلة المبيّنة في الإشعار، ثم يصدر القرار من موظف آخر غير من رفع البلاغ، ويحق التظلّم منه مرة واحدة. وقد تنتهي المخالفة بإيقاف نهائي للحساب. وعلى الشركة التي توظّف خارج المنصة كفاءة عرفتها عبرها رسوم نقل التعاقد. ولا يمس ذلك أي راتب مستحق.',
          },
          {
            id: 'payment',
            title: 'الفواتير والدفع',
            text: 'تصدر الفاتورة شهريًا بالدولار الأمريكي، وتستحق السداد خلال {invoice_due_days}، وتظهر فيها كل البنود، ومنها ضريبة القيمة المضافة وضريبة الاستقطاع حيث تجبان. ويُبيَّن المبلغ بالريال السعودي بسعر الصرف المذكور فيها. ويكون أي تصحيح بعد الإصدار بإشعار دائن، ويُحفظ ما دُفع زيادةً رصيدًا دائنًا للشركة أو يُسترد بطلبها.',
          },
          {
            id: 'ip',
            title: 'الملكية الفكرية',
            text: 'تؤول ملكية ما يُنجز بموجب عقد إلى العميل وفق ذلك العقد، ويبقى محتوى ملف الكفاءة ملكًا لها.',
          },
          {
            id: 'end',
            title: 'الإيقاف والإنهاء',
            text: 'يجوز للمستخدم طلب إغلاق حسابه في أي وقت، ويبقى الحساب مفتوحًا ما دام له عقد سارٍ أو مستحقات، وتبقى العقود المبرمة سارية حتى نهايتها. ويحق للمنصة إيقاف حساب يخالف هذه الشروط مع بيان السبب، وللمستخدم حق التظلّم.',
          },
          {
            id: 'liability',
            title: 'حدود المسؤولية',
            text: 'تبذل المنصة في التقييم والتحقق عناية الشخص الحريص، ولا تضمن نتيجة عمل بعينه. ولا يُسأل أي من الطرفين عن الخسائر غير المباشرة، ولا عن القوة القاهرة.',
          },
          {
            id: 'changes',
            title: 'تعديل الشروط',
            text: 'ننشر النسخة المعدّلة بتاريخها قبل سريانها بثلاثين يومًا على الأقل، ونشعر بالبريد من يمسه التعديل. ولمن لا يقبلها إغلاق حسابه قبل ذلك.',
          },
          {
            id: 'law',
            title: 'النظام الواجب التطبيق واللغة',
            text: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكم مدينة الرياض بما ينشأ عنها. وتُقدَّم الشكاوى عبر [صفحة التواصل](/contact). وهي محررة بالعربية والإنجليزية، ويُعتمد النص العربي عند الاختلاف.',
          },
        ],
      },
      en: {
        title: 'Terms and conditions',
        lead: 'What you can expect from us, and what we expect from you. Short where possible, precise where necessary.',
        sections: [
          {
            id: 'who',
            title: 'The parties',
            text: 'These terms and conditions apply between Fareeq and anyone who creates an account: a talent looking for work, or a company that hires. Each engagement also has its own written contract, which prevails over these terms if they conflict.',
          },
          {
            id: 'service',
            title: 'What we offer',
            text: 'We introduce companies to talents: we assess, nominate and arrange interviews, and once work is agreed we manage the contract, salary and follow-up. The company alone decides whether to hire, and the talent alone decides whether to accept.',
          },
          {
            id: 'account',
            title: 'Your account',
            text: '- You must provide accurate information, and an email address and mobile number that belong to you.\n- Company accounts require a business email address.\n- Each person may have one account. You must not share a verification code with anyone.\n- Account holders are at least 18 years old.',
          },
          {
            id: 'talents',
            title: 'Obligations of talents',
            text: 'Creating an account and taking assessments are free of charge. A talent must take assessments in person, update availability and salary when they change, and respond to interview requests within their deadline.',
          },
          {
            id: 'companies',
            title: 'Obligations of companies',
            text: 'A company must treat talents with respect, give a reason for each rejection, keep talents’ data confidential, and use that data only to hire through the platform.',
          },
          {
            id: 'direct',
            title: 'Direct negotiation',
            text: 'The parties may not agree outside the platform on work that results from an introduction made through it. Anyone reported will be notified and may respond within the time stated in the notice. A staff member other than the one who made the report will then decide, and the decision may be appealed once. A breach may lead to a permanent ban. A company that hires a talent it met here outside the platform owes the buyout fee. Salary already due is not affected.',
          },
          {
            id: 'payment',
            title: 'Invoices and payment',
            text: 'Invoices are issued monthly in US dollars, are payable within {invoice_due_days}, and itemise every charge, including VAT and withholding tax where they apply. The amount in Saudi riyals is stated at the exchange rate shown on the invoice. Any correction after an invoice is issued is made by credit note, and any overpayment is kept as account credit or refunded on request.',
          },
          {
            id: 'ip',
            title: 'Intellectual property',
            text: 'Work produced under a contract belongs to the client as set out in that contract. The content of a talent’s profile remains the talent’s property.',
          },
          {
            id: 'end',
            title: 'Suspension and termination',
            text: 'You may ask to close your account at any time. It stays open while it has a running contract or pay is due, and contracts already signed remain in force until they end. We may suspend an account that breaches these terms. We will state the reason, and you may appeal.',
          },
          {
            id: 'liability',
            title: 'Limitation of liability',
            text: 'We assess and verify with due care, but do not guarantee the outcome of any particular work. Neither party is liable for indirect loss or for force majeure.',
          },
          {
            id: 'changes',
            title: 'Changes to these terms',
            text: 'We publish the amended version with its date at least 30 days before it takes effect, and notify those affected by email. If you do not accept it, you may close your account before that date.',
          },
          {
            id: 'law',
            title: 'Governing law and language',
            text: 'These terms are governed by the laws of the Kingdom of Saudi Arabia, and the courts of Riyadh have jurisdiction. Complaints can be made through the [contact page](/contact). They are written in Arabic and English. If the two differ, the Arabic text prevails.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
