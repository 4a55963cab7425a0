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
            text: '- يلتزم المستخدم بتقديم معلومات صحيحة، وبريد ورقم جوال يخصانه.\n- يلزم بريد عمل لحسابات الشركات.\n- لكل شخص حساب واحد، ولا يجوز إعطاء رمز التحقق لأحد.',
          },
          {
            id: 'talents',
            title: 'التزامات الكفاءات',
            text: 'إنشاء الحساب والتقييم مجانًا. تلتزم الكفاءة بأداء التقييم بنفسها، وتحديث التفرّغ والراتب عند تغيّرهما، والرد على طلبات المقابلة في مهلتها.',
          },
          {
            id: 'companies',
            title: 'التزامات الشركات',
            text: 'تلتزم الشركة بمعاملة المرشحين باحترام، وذكر سبب الرفض، والمحافظة على سرية بياناتهم، وعدم استخدامها في غير التوظيف عبر المنصة.',
          },
          {
            id: 'direct',
            title: 'التفاوض المباشر',
            text: 'لا يجوز للطرفين الاتفاق خارج المنصة على عمل نشأ التعارف فيه عبرها. يُشعَر المخالف، وله الرد خلال 7 أيام، ثم يصدر القرار من موظف آخر غير من رفع البلاغ، ويحق التظلّم منه مرة واحدة. وقد تنتهي المخالفة بإيقاف نهائي للحساب. ولا يمس ذلك أي راتب مستحق.',
          },
          {
            id: 'payment',
            title: 'الفواتير والدفع',
            text: 'تصدر الفاتورة شهريًا بالدولار الأمريكي، وتستحق السداد خلال 14 يومًا، وتظهر فيها كل البنود. ويكون أي تصحيح بعد الإصدار بإشعار دائن.',
          },
          {
            id: 'ip',
            title: 'الملكية الفكرية',
            text: 'تؤول ملكية ما يُنجز بموجب عقد إلى العميل وفق ذلك العقد، ويبقى محتوى ملف الكفاءة ملكًا لها.',
          },
          {
            id: 'end',
            title: 'الإيقاف والإنهاء',
            text: 'يجوز للمستخدم إغلاق حسابه في أي وقت، وتبقى العقود المبرمة سارية حتى نهايتها. ويحق للمنصة إيقاف حساب يخالف هذه الشروط مع بيان السبب، وللمستخدم حق التظلّم.',
          },
          {
            id: 'liability',
            title: 'حدود المسؤولية',
            text: 'تبذل المنصة في التقييم والتحقق عناية الحريص، ولا تضمن نتيجة عمل بعينه. ولا يُسأل أي من الطرفين عن فعل غيره، ولا عن القوة القاهرة.',
          },
          {
            id: 'changes',
            title: 'تعديل الشروط',
            text: 'ننشر النسخة المعدّلة بتاريخها قبل سريانها، ونشعر بالبريد من يمسه التعديل. ولمن لا يقبلها إغلاق حسابه قبل ذلك.',
          },
          {
            id: 'law',
            title: 'النظام الواجب التطبيق واللغة',
            text: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية. وهي محررة بالعربية والإنجليزية، ويُعتمد النص العربي عند الاختلاف.',
          },
          {
            id: 'review',
            title: 'مراجعة قانونية',
            text: 'هذه الصياغة بحاجة إلى مراجعة مستشار قانوني قبل اعتمادها.',
          },
        ],
      },
      en: {
        title: 'Terms and conditions',
        lead: 'What you can expect from us and what we expect from you. Short where possible, precise where necessary.',
        sections: [
          {
            id: 'who',
            title: 'The parties',
            text: 'These terms apply between Fareeq and everyone who creates an account: a talent looking for work or a company that hires. Each engagement then has its own written contract, which prevails where the two differ.',
          },
          {
            id: 'service',
            title: 'What we offer',
            text: 'We introduce companies and talents: we assess, nominate and arrange interviews, and once work is agreed we take care of contract, pay and follow-up. Whether to hire and whether to accept is for the two sides to decide.',
          },
          {
            id: 'account',
            title: 'Your account',
            text: '- True information, and an email and mobile number that are your own.\n- A business email for company accounts.\n- One account per person, and sign-in codes are given to nobody.',
          },
          {
            id: 'talents',
            title: 'For talents',
            text: 'Joining and being assessed cost nothing. Assessments are your own work; you keep availability and salary up to date and answer interview requests in time.',
          },
          {
            id: 'companies',
            title: 'For companies',
            text: 'Treat candidates with respect, give a reason when you reject, keep what you learn about them confidential and use it for nothing but hiring through us.',
          },
          {
            id: 'direct',
            title: 'Dealing directly',
            text: 'The two sides may not agree outside the platform on work that came from an introduction on it. Anyone who does is notified and has 7 days to respond. A staff member other than the one who reported it then decides, and the decision can be appealed once. It may end in a permanent ban. Salary already earned is not affected.',
          },
          {
            id: 'payment',
            title: 'Invoices and payment',
            text: 'Invoices are issued monthly in US dollars and fall due within 14 days. Every line is visible, and a correction after issue is made by credit note.',
          },
          {
            id: 'ip',
            title: 'Ownership',
            text: 'What is made under a contract belongs to the client as that contract says. What is in a talent’s profile remains theirs.',
          },
          {
            id: 'end',
            title: 'Suspension and ending',
            text: 'You may close your account at any time; contracts already made run to their end. We may suspend an account that breaks the terms, stating the reason and leaving a right of appeal.',
          },
          {
            id: 'liability',
            title: 'Limits of liability',
            text: 'We assess and verify with the care of people hiring for themselves, but do not guarantee the outcome of a particular piece of work. Neither side answers for what it did not do or for events it could not prevent.',
          },
          {
            id: 'changes',
            title: 'If these terms change',
            text: 'We publish the new version with its date before it takes effect and write to those it concerns. Whoever does not accept it may close their account first.',
          },
          {
            id: 'law',
            title: 'Law and language',
            text: 'These terms are written in Arabic and English; where they differ the Arabic text prevails. They are governed by the laws of the Kingdom of Saudi Arabia.',
          },
          {
            id: 'review',
            title: 'Legal review',
            text: 'This text needs review by legal counsel before it takes effect.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
