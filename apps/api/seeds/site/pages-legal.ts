import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { WRITTEN_ON, item } from './item.ts'

/** In words people understand; a lawyer reads them before a real launch. */
export const LEGAL: readonly SiteItem[] = [
  item(
    'page',
    'privacy',
    {
      ar: {
        title: 'الخصوصية',
        lead: 'ما الذي نجمعه، ولماذا، ومن يراه، وكيف تستعيده أو تحذفه. بلغة تُقرأ.',
        sections: [
          {
            id: 'collect',
            title: 'ما نجمعه',
            text: '- **ما تكتبه**: الاسم والبريد والجوال والملف الشخصي أو طلب الشركة.\n- **ما تنجزه هنا**: نتائج التقييم، والمقابلات، والعقود، والفواتير.\n- **ما يلزم للتشغيل**: الجهاز واللغة وسجل الدخول. عنوان الشبكة لا يُحفظ في سجل الأعمال إلا في صورة مشفّرة لا تُعاد إلى أصلها.\n- **كيف وصلت إلينا**: معرّفات الحملة في الرابط، وتُحفظ 90 يومًا.',
          },
          {
            id: 'why',
            title: 'لماذا',
            text: 'لإنشاء حسابك، ومطابقة الكفاءات بالطلبات، وتنفيذ العقود، وحماية الحسابات، وتحسين ما نقدمه. لا نبيع بياناتك، ولا نعطيها لمن يبيعها.',
          },
          {
            id: 'who',
            title: 'من يراها',
            text: 'يرى العميل من ملف الكفاءة ما يلزم للترشيح. والراتب يُفتح بموافقة صاحبه. ووسائل التواصل لا تظهر قبل العقد. وتقرير الشخصية وتسجيل الفيديو لا يُعرضان على عميل إلا إذا شاركهما صاحبهما. وداخل فريق يرى كل موظف ما يحتاج إليه عمله، ويُسجَّل من اطّلع على ماذا.',
          },
          {
            id: 'no-emotion',
            title: 'ما لا نفعله',
            text: 'لا نحلل الوجوه ولا الأصوات، ولا نستنتج المشاعر. ولا يصدر قرار برفضك عن آلة وحدها.',
          },
          {
            id: 'cookies',
            title: 'ملفات تعريف الارتباط',
            text: 'نستخدم ما يلزم لعمل الموقع: اللغة والمظهر والجلسة. أما أدوات القياس فلا تعمل إلا إذا وافقت، ويمكنك تغيير رأيك متى شئت.',
          },
          {
            id: 'keep',
            title: 'كم نحفظها',
            text: '- الحساب: ما دام مفتوحًا. وبعد طلب الحذف 30 يومًا.\n- تسجيلات الفيديو: 12 شهرًا.\n- محاولات التقييم: 24 شهرًا.\n- السجلات: 12 شهرًا.\n- الفواتير: 6 سنوات، لأن القانون يلزمنا.',
          },
          {
            id: 'rights',
            title: 'حقوقك',
            text: 'لك أن تطّلع على بياناتك، وأن تصححها، وأن تنزّل نسخة منها، وأن تحذفها، وأن تسحب موافقتك. من الإعدادات أو عبر [صفحة التواصل](/contact)، ونرد خلال مدة لا تتجاوز 30 يومًا.',
          },
          {
            id: 'changes',
            title: 'إن تغيّر شيء',
            text: 'ننشر النسخة الجديدة بتاريخها، ونخبرك بالبريد إن كان التغيير يمسك.',
          },
        ],
      },
      en: {
        title: 'Privacy',
        lead: 'What we collect, why, who sees it, and how you get it back or delete it. In words you can read.',
        sections: [
          {
            id: 'collect',
            title: 'What we collect',
            text: '- **What you write**: name, email, mobile number, and your profile or your company’s request.\n- **What you do here**: assessment results, interviews, contracts, invoices.\n- **What running the site takes**: device, language and sign-in records. Network addresses are kept in the trail of actions only in a scrambled form that cannot be turned back.\n- **How you found us**: campaign ids in the link, kept for 90 days.',
          },
          {
            id: 'why',
            title: 'Why',
            text: 'To open your account, match talents with requests, carry out contracts, protect accounts and improve what we offer. We do not sell your data or hand it to those who do.',
          },
          {
            id: 'who',
            title: 'Who sees it',
            text: 'A client sees as much of a talent’s profile as a nomination needs. Salary opens with its owner’s consent. Contact details stay hidden until there is a contract. Personality reports and video recordings are shown to a client only if their owner shares them. Inside Fareeq each person sees what their work requires, and who looked at what is recorded.',
          },
          {
            id: 'no-emotion',
            title: 'What we do not do',
            text: 'We analyse neither faces nor voices and infer no emotions. No machine alone decides to turn you down.',
          },
          {
            id: 'cookies',
            title: 'Cookies',
            text: 'We use what the site needs to work: language, theme, session. Measuring tools run only if you agree, and you can change your mind at any time.',
          },
          {
            id: 'keep',
            title: 'How long we keep it',
            text: '- Accounts: as long as they are open, and 30 days after you ask for deletion.\n- Video recordings: 12 months.\n- Assessment attempts: 24 months.\n- Logs: 12 months.\n- Invoices: 6 years, because the law obliges us.',
          },
          {
            id: 'rights',
            title: 'Your rights',
            text: 'You may see your data, correct it, download a copy, delete it and withdraw consent, in settings or through the [contact page](/contact). We answer within 30 days at most.',
          },
          {
            id: 'changes',
            title: 'If something changes',
            text: 'We publish the new version with its date, and write to you if the change concerns you.',
          },
        ],
      },
    },
    { updated_on: WRITTEN_ON },
  ),
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
            id: 'account',
            title: 'الحساب',
            text: '- معلومات صحيحة، وبريد وجوال يخصان صاحبهما.\n- بريد عمل لحسابات الشركات.\n- حساب واحد لكل شخص، ورمز الدخول لا يُعطى لأحد.',
          },
          {
            id: 'talents',
            title: 'للكفاءات',
            text: 'التسجيل والتقييم بلا مقابل. تقدّم عملك بنفسك في التقييم، وتحدّث تفرغك وراتبك حين يتغيران، وترد على طلبات المقابلة في مهلتها.',
          },
          {
            id: 'companies',
            title: 'للشركات',
            text: 'تعامل المرشحين باحترام، وتذكر سبب الرفض، وتحفظ ما يصلك من بياناتهم سرًا، ولا تستخدمه في غير التوظيف عبرنا.',
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
