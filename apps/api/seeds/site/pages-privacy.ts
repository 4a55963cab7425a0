import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** What happens to people’s data, in the register of Saudi law; counsel must review it before a launch, and the page says so. */
export const PRIVACY: SiteItem = item(
  'page',
  'privacy',
  {
    ar: {
      title: 'سياسة الخصوصية',
      lead: 'البيانات الشخصية التي نعالجها، وأغراض معالجتها، ومن يطّلع عليها، وحقوقك النظامية بشأنها، بلغة واضحة.',
      sections: [
        {
          id: 'collect',
          title: 'البيانات التي نجمعها',
          text: '- **ما تقدّمه**: الاسم والبريد ورقم الجوال، والملف الشخصي بما فيه الجنسية والراتب والسيرة الذاتية والصورة، أو طلب الشركة، وبيانات الحساب البنكي لصرف المستحقات.\n- **ما ينتج عن استخدامك**: نتائج التقييم وإجاباته بالفيديو والصوت والشيفرة ومراحل كتابتها، والمقابلات ومحادثاتها وتسجيلاتها إن وافق الطرفان، والعقود، والفواتير.\n- **ما يصلنا من غيرك**: دعوة من صديق، أو نقل بياناتك من نظام توظيف سابق، ونخبرك عندها.\n- **ما يلزم للتشغيل**: الجهاز واللغة وسجل تسجيل الدخول. لا يُحفظ عنوان IP في سجل الإجراءات إلا بصيغة مُجزّأة (Hash) لا يمكن عكسها.\n- **كيف وصلت إلينا**: معرّفات الحملة في الرابط، وتُحفظ 90 يومًا.',
        },
        {
          id: 'why',
          title: 'أغراض المعالجة ومسوّغها النظامي',
          text: 'نعالج بياناتك لإنشاء حسابك، ومطابقة الكفاءات بالطلبات، وتنفيذ العقود، وحماية الحسابات، وتحسين الخدمة. لا نبيع بياناتك، ولا نفصح عنها لمن يبيعها.\n\nونستند في ذلك إلى موافقتك، أو إلى عقد أنت طرف فيه، أو إلى ما يُلزمنا به النظام كحفظ الفواتير، أو إلى مصلحة مشروعة كمنع الاحتيال وحماية الحسابات ونزاهة التقييم. وإن احتجنا إلى معالجتها لغرض آخر، طلبنا موافقتك أولًا.',
        },
        {
          id: 'who',
          title: 'من يطّلع عليها',
          text: 'يطّلع العميل من ملف الكفاءة على ما يلزم للترشيح. ويظل الراتب مخفيًا حتى توافق الكفاءة على إظهاره. ولا تظهر بيانات التواصل قبل العقد. ولا يُعرض تقرير الشخصية على عميل إلا إذا شاركته الكفاءة، ويطّلع عليه من موظفينا من يقتضي عمله ذلك. أما إجابات التقييم بالفيديو فتُعرض، بعد اجتيازه، على الشركات التي نرشّح الكفاءة لها، ونخبر بذلك قبل التسجيل. أما موظفو منصة فريق، فيطّلع كل منهم على ما يقتضيه عمله، ويُسجَّل كل اطّلاع.',
        },
        {
          id: 'partners',
          title: 'جهات المعالجة',
          text: 'نستعين بمزوّدين للاستضافة والبريد والرسائل النصية والدفع، بوصفهم جهات معالجة. لا يصل إلى أي منهم إلا ما يلزم لعمله، بموجب عقد يمنع أي استخدام آخر. وقد يكون بعضهم خارج المملكة، مثل خدمات البريد والرسائل والدفع، فلا تُنقل إليه البيانات إلا بقدر الحاجة، وبموجب الضمانات التي تشترطها الأنظمة كالشروط التعاقدية النموذجية.',
        },
        {
          id: 'no-emotion',
          title: 'ما لا نفعله',
          text: 'لا نحلل الوجوه ولا الأصوات، ولا نستنتج المشاعر. ونقارن الشيفرة آليًا بغيرها لكشف التشابه، ويقرر إنسان ما يعنيه. ولا يصدر قرار برفضك بناءً على معالجة آلية وحدها.',
        },
        {
          id: 'cookies',
          title: 'ملفات تعريف الارتباط',
          text: 'نستخدم ما يلزم لعمل الموقع: اللغة والمظهر والجلسة. أما أدوات القياس، فلا تعمل إلا بموافقتك، ويمكنك العدول عنها في أي وقت.',
        },
        {
          id: 'safety',
          title: 'حماية البيانات',
          text: 'الاتصال بالموقع مشفّر، ورمز التحقق صالح لمرة واحدة، ويُسجَّل كل إجراء حساس باسم من أجراه. وإذا وقع تسرّب أو ما يمس بياناتك، أشعرناك دون تأخير، وأشعرنا الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا) خلال 72 ساعة.',
        },
        {
          id: 'keep',
          title: 'مدة الاحتفاظ',
          text: '- الحساب: ما دام مفتوحًا، وبعد طلب الحذف {account_closing_days}.\n- تسجيلات الفيديو: 12 شهرًا.\n- محاولات التقييم: 24 شهرًا.\n- السجلات: 12 شهرًا.\n- العقود الموقّعة والفواتير والمدفوعات: 6 سنوات على الأقل، لأن النظام يُلزمنا بذلك.\n- بيانات الحساب البنكي: ما دام الحساب مفتوحًا أو له مستحقات.',
        },
        {
          id: 'rights',
          title: 'حقوقك',
          text: 'لك الحق في العلم بمعالجة بياناتك، والوصول إليها، وطلب تصحيحها، والحصول على نسخة منها، وطلب إتلافها، والعدول عن موافقتك، من الإعدادات أو عبر [صفحة التواصل](/contact). ونرد خلال مدة لا تتجاوز 30 يومًا. ولك التقدم بشكوى إلى الجهة المختصة بحماية البيانات الشخصية.',
        },
        {
          id: 'changes',
          title: 'تعديل هذه السياسة',
          text: 'ننشر النسخة الجديدة بتاريخها، ونشعرك بالبريد إن كان التعديل يمس حقوقك.',
        },
      ],
    },
    en: {
      title: 'Privacy policy',
      lead: 'What personal data we process, for which purposes, who has access, and your legal rights. In plain language.',
      sections: [
        {
          id: 'collect',
          title: 'What we collect',
          text: '- **What you provide**: name, email, mobile number, your profile with nationality, salary, CV and photo, or your company’s request, and bank details for payouts.\n- **What results from your use**: assessment results and answers in video, voice and code with the stages of writing it, interviews with their chat and, if both sides agree, recordings, contracts and invoices.\n- **What reaches us from others**: a friend’s invitation, or your details from an earlier recruiting system, and we tell you when that happens.\n- **What the service needs to run**: device, language and sign-in records. IP addresses are stored in our activity log only in a hashed form that cannot be reversed.\n- **How you found us**: campaign ids in the link, kept for 90 days.',
        },
        {
          id: 'why',
          title: 'Purposes and legal basis',
          text: 'We process your data to create your account, match talents with requests, perform contracts, protect accounts and improve the service. We do not sell your data or disclose it to anyone who does.\n\nWe rely on your consent, on a contract you are party to, on what the law requires of us, such as keeping invoices, or on a legitimate interest, such as preventing fraud, protecting accounts and keeping assessments fair. If we need your data for another purpose, we ask for your consent first.',
        },
        {
          id: 'who',
          title: 'Who has access',
          text: 'A client sees only what a nomination requires of a talent’s profile. The salary stays hidden until the talent agrees to show it. Contact details are not shown before there is a contract. Personality reports are shown to a client only if the talent shares them; staff whose work requires it can see them. Answers of a video assessment that was passed are shown to the companies we nominate the talent to, as we say before the recording. Fareeq staff see only what their work requires, and every access is logged.',
        },
        {
          id: 'partners',
          title: 'Processors',
          text: 'We use providers for hosting, email, text messages and payment as processors. Each receives only what its work requires, under a contract that forbids any other use. Some, such as email, text message and payment services, may be outside the Kingdom. Data is transferred to them only as needed and under the safeguards the law requires, such as standard contractual clauses.',
        },
        {
          id: 'no-emotion',
          title: 'What we do not do',
          text: 'We do not analyse faces or voices, and we do not infer emotions. Code is compared automatically with other code for similarity, and a person decides what it means. No decision to reject you is based on automated processing alone.',
        },
        {
          id: 'cookies',
          title: 'Cookies',
          text: 'We use what the site needs to work: language, theme and session. Analytics tools run only with your consent, which you can withdraw at any time.',
        },
        {
          id: 'safety',
          title: 'How we protect it',
          text: 'Connections are encrypted, verification codes work once, and every sensitive action is logged under the name of the person who took it. If a breach affects your data, we notify you without delay, and the Saudi Data and AI Authority (SDAIA) within 72 hours.',
        },
        {
          id: 'keep',
          title: 'Retention',
          text: '- Accounts: while they are open, and {account_closing_days} after you request deletion.\n- Video recordings: 12 months.\n- Assessment attempts: 24 months.\n- Logs: 12 months.\n- Signed contracts, invoices and payments: at least 6 years, as the law requires.\n- Bank details: while the account is open or pay is due.',
        },
        {
          id: 'rights',
          title: 'Your rights',
          text: 'You have the right to be informed, to access your data, to have it corrected, to receive a copy, to have it destroyed and to withdraw consent, in settings or through the [contact page](/contact). We reply within 30 days at most. You may complain to the competent data protection authority.',
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          text: 'We publish the new version with its date, and email you if the change affects your rights.',
        },
      ],
    },
  },
  { updated_on: WRITTEN_ON },
)
