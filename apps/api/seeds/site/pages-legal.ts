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
            text: 'تسري هذه الشروط بين فريق وكل من ينشئ حسابًا: كفاءة تبحث عن عمل، أو شركة توظّف. ولكل تعاقد بعد ذلك عقده المكتوب، وهو المقدَّم عند التعارض.',
          },
          {
            id: 'service',
            title: 'ما نقدمه',
            text: 'نعرّف الشركات بالكفاءات: نقيّم ونرشّح ونرتب المقابلات، ثم نتولى العقد والراتب والمتابعة حين يُتفق على العمل. أما قرار التوظيف وقرار القبول فلأصحابهما.',
          },
          {
            id: 'account',
            title: 'الحساب',
            text: '- معلومات صحيحة، وبريد وجوال يخصان صاحبهما.\n- بريد عمل لحسابات الشركات.\n- حساب واحد لكل شخص، ورمز الدخول لا يُعطى لأحد.',
          },
          {
            id: 'talents',
            title: 'للكفاءات',
            text: 'التسجيل والتقييم بلا مقابل. تقدّم عملك بنفسك في التقييم، وتحدّث تفرّغك وراتبك حين يتغيران، وترد على طلبات المقابلة في مهلتها.',
          },
          {
            id: 'companies',
            title: 'للشركات',
            text: 'تعامل الشركة المرشحين باحترام، وتذكر سبب الرفض، وتحفظ ما يصلها من بياناتهم سرًا، ولا تستخدمه في غير التوظيف عبرنا.',
          },
          {
            id: 'direct',
            title: 'التفاوض المباشر',
            text: 'لا يتفق الطرفان خارج المنصة على عمل بدأ التعارف فيه عبرها. من يخالف يُنبَّه، ويُسمع رده خلال 7 أيام، ثم يقرر شخصان مختلفان، وله أن يعترض مرة. وقد ينتهي الأمر بإيقاف نهائي. وما استُحق من أجر لا يُمس أبدًا.',
          },
          {
            id: 'payment',
            title: 'الفواتير والدفع',
            text: 'تصدر الفاتورة شهريًا بالدولار، وتستحق خلال 14 يومًا. كل بند ظاهر. وأي تصحيح بعد الإصدار يكون بإشعار دائن.',
          },
          {
            id: 'ip',
            title: 'الملكية',
            text: 'ما يُنجز ضمن عقد يملكه العميل وفق ما في ذلك العقد. وما في ملف الكفاءة يبقى لها.',
          },
          {
            id: 'end',
            title: 'الإيقاف والإنهاء',
            text: 'يمكن إغلاق الحساب في أي وقت. ويبقى ما أُبرم من عقود ساريًا حتى نهايته. ولنا أن نوقف حسابًا يخالف الشروط، مع ذكر السبب وحق الاعتراض.',
          },
          {
            id: 'liability',
            title: 'حدود المسؤولية',
            text: 'نبذل في التقييم والتحقق عناية من يوظف لنفسه، ولا نضمن نتيجة عمل بعينه. ولا يُسأل أحد الطرفين عما لم يفعله، ولا عن ظرف لا يملك دفعه.',
          },
          {
            id: 'changes',
            title: 'إن تغيّرت هذه الشروط',
            text: 'ننشر النسخة الجديدة بتاريخها قبل أن تسري، ونخبر بالبريد من يمسّه التغيير. ومن لم يقبلها فله أن يغلق حسابه قبل ذلك.',
          },
          {
            id: 'law',
            title: 'القانون واللغة',
            text: 'كُتبت هذه الشروط بالعربية والإنجليزية، وعند الاختلاف يُعتمد النص العربي. وتخضع لأنظمة المملكة العربية السعودية.',
          },
        ],
      },
      en: {
        title: 'Terms',
        lead: 'What you can expect of us and what we expect of you. Short where possible, precise where necessary.',
        sections: [
          {
            id: 'who',
            title: 'The parties',
            text: 'These terms apply between Fareeq and everyone who opens an account: a talent looking for work or a company that hires. Each engagement then has its own written contract, which prevails where the two differ.',
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
            text: 'The two sides do not agree outside the platform on work that began with an introduction here. Whoever does is notified and heard within 7 days, two different people decide, and there is one appeal. It can end in a permanent ban. Pay already earned is never touched.',
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
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
]
