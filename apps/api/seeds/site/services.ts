import type { Translation, SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

type ServiceTranslation = Translation<'service'>

const teamAr: ServiceTranslation = {
  name: 'فريق كخدمة',
  tagline: 'تقنيون يعملون معكم كأنهم في الغرفة المجاورة',
  intro:
    'تصفون من تحتاجون إليه، ونرشّح لكم كفاءات اجتازت التقييم والمقابلة. تختارون أنتم، ونتولى نحن العقد والراتب والمتابعة. دوام كامل (8 ساعات في اليوم) أو جزئي (4 ساعات)، لكفاءة واحدة أو لفريق عمل كامل.',
  gets: [
    { title: 'كفاءات مقيَّمة', text: 'تقييم تقني، وتقييم للمهارات، ومقابلة للتحقق، قبل أن يصل الملف إليكم.' },
    { title: 'عقد واحد وفاتورة واحدة', text: 'مهما تعددت البلدان، تتعاملون مع جهة واحدة وتصلكم فاتورة شهرية واضحة.' },
    { title: 'مرونة في الحجم', text: 'تبدؤون بكفاءة واحدة، وتكبرون حين يكبر العمل، وتعدّلون الشروط عند التجديد.' },
    { title: 'مدير حساب يعرفكم', text: 'يتابع فريق العمل معكم ويحل ما يتعثر قبل أن يكبر.' },
  ],
  steps: [
    { title: 'صِفوا الطلب', text: 'الدور والمهارات والمدة والساعات المشتركة، كتابةً أو تسجيلًا صوتيًا.' },
    { title: 'راجعوا الترشيحات', text: 'ترون لكل كفاءة خبراتها ونتائج تقييمها وسبب ترشيحها.' },
    { title: 'قابلوا واختاروا', text: 'تقترحون موعدين، وتختار الكفاءة أحدهما أو تقترح غيره.' },
    { title: 'ابدؤوا', text: 'نجهز العقد ونرتب اليوم الأول، ونبقى معكم حتى التجديد.' },
  ],
  for_whom: [
    'شركة تريد أن تسرّع خطتها دون توظيف دائم في كل بلد',
    'فريق تقني ينقصه دور أو اثنان لإكمال مرحلة',
    'مؤسسة تبني منتجًا رقميًا وتريد فريق عمل كاملًا من اليوم الأول',
  ],
}
const teamEn: ServiceTranslation = {
  name: 'Team as a service',
  tagline: 'Technologists who work with you as if they sat next door',
  intro:
    'Describe whom you need and we nominate talents who have passed assessment and interview. You choose; we take care of contract, pay and follow-up. Full time (8 hours a day) or part time (4 hours), for one person or a whole squad.',
  gets: [
    {
      title: 'Assessed talents',
      text: 'A technical assessment, a skills evaluation and a verification interview before a profile ever reaches you.',
    },
    {
      title: 'One contract, one invoice',
      text: 'However many countries are involved, you deal with one party and receive one clear monthly invoice.',
    },
    { title: 'Room to grow', text: 'Start with one person, grow when the work grows, and adjust terms at renewal.' },
    {
      title: 'An account manager who knows you',
      text: 'One person looks after the team with you and sorts things out while they are still small.',
    },
  ],
  steps: [
    { title: 'Describe the request', text: 'Role, skills, duration and overlap hours, in writing or as a voice note.' },
    {
      title: 'Look at nominations',
      text: 'For every nominee you see experience, assessment results and why they were chosen.',
    },
    { title: 'Meet and decide', text: 'You offer two slots; the candidate picks one or proposes another.' },
    { title: 'Begin', text: 'We prepare the contract, arrange the first day and stay with you until renewal.' },
  ],
  for_whom: [
    'Companies that want to move faster without permanent hiring in every country',
    'Engineering teams missing one or two roles to finish a stage',
    'Organisations building a digital product that want a complete squad from day one',
  ],
}

const labAr: ServiceTranslation = {
  name: 'المعمل الإبداعي',
  tagline: 'مدير منتج ومصممة يحوّلان الفكرة إلى شيء تلمسونه',
  intro:
    'قبل أن تُكتب الشيفرة، يعمل معكم مدير منتج ومصممة على السؤال الأهم: ماذا نبني، ولمن، ولماذا؟ تخرجون بنموذج قابل للتجربة وخطة يفهمها الفريق التقني.',
  gets: [
    { title: 'فهم مكتوب للمستخدمين', text: 'مقابلات وملاحظات وخلاصة في صفحتين يقرؤهما الجميع.' },
    { title: 'نموذج يُجرَّب', text: 'شاشات مترابطة بالعربية والإنجليزية، تُعرض على مستخدمين حقيقيين قبل البناء.' },
    { title: 'نظام تصميم صغير', text: 'ألوان وخطوط ومكونات تكفي المنتج الأول وتكبر معه.' },
    { title: 'خطة مرتبة', text: 'قصص المستخدم بترتيب القيمة، جاهزة لأي فريق يبني.' },
  ],
  steps: [
    { title: 'جلسة البداية', text: 'نصف يوم نتفق فيه على الهدف والجمهور وما لن نبنيه.' },
    { title: 'بحث قصير', text: 'نتحدث مع من سيستخدم المنتج ومن يدفع ثمنه.' },
    { title: 'رسم وتجربة', text: 'دورات أسبوعية: نرسم، نعرض، نسمع، نعدّل.' },
    { title: 'تسليم', text: 'الملفات والخطة وجلسة شرح مع الفريق الذي سيبني.' },
  ],
  for_whom: [
    'مؤسسون لديهم فكرة واضحة في الذهن وضبابية على الورق',
    'شركات تعيد تصميم خدمة قائمة ولا تريد أن تخسر مستخدميها',
    'فرق تقنية قوية ينقصها من يقرر ماذا تبني أولًا',
  ],
}
const labEn: ServiceTranslation = {
  name: 'Creative lab',
  tagline: 'A product manager and a designer turn the idea into something you can touch',
  intro:
    'Before any code is written, a product manager and a designer work with you on the question that matters most: what are we building, for whom, and why? You leave with a prototype to try and a plan engineers understand.',
  gets: [
    { title: 'Users understood, in writing', text: 'Interviews, observations and a two-page summary everyone reads.' },
    {
      title: 'A prototype to try',
      text: 'Connected screens in Arabic and English, shown to real users before anything is built.',
    },
    {
      title: 'A small design system',
      text: 'Colours, type and components that are enough for a first product and grow with it.',
    },
    { title: 'An ordered plan', text: 'User stories by value, ready for whichever team builds them.' },
  ],
  steps: [
    { title: 'Kick-off', text: 'Half a day to agree on the goal, the audience and what we will not build.' },
    { title: 'Short research', text: 'We talk to those who will use the product and those who will pay for it.' },
    { title: 'Draw and try', text: 'Weekly rounds: draw, show, listen, change.' },
    { title: 'Handover', text: 'Files, plan and a walk-through with the team that will build it.' },
  ],
  for_whom: [
    'Founders whose idea is clear in the mind and foggy on paper',
    'Companies redesigning a live service without losing the people who use it',
    'Strong engineering teams that need someone to decide what comes first',
  ],
}

const consultantAr: ServiceTranslation = {
  name: 'مستشار تقني كخدمة',
  tagline: 'خبرة سنوات طويلة، في بضع ساعات كل أسبوع',
  intro:
    'بعض القرارات يصعب الرجوع عنها: معمارية النظام، واختيار المزود، وطريقة بناء الفريق. يجلس معكم مستشار رأى هذه القرارات من قبل، ويقول رأيه مكتوبًا ومعللًا.',
  gets: [
    { title: 'رأي مستقل', text: 'لا يبيعكم أداة ولا يعمل لدى مزود. مصلحته أن يكون قراركم صحيحًا.' },
    { title: 'مراجعات مكتوبة', text: 'وثيقة قصيرة لكل قرار: الخيارات، والثمن، والتوصية.' },
    { title: 'دعم للمقابلات', text: 'يقابل معكم كفاءات الأدوار الحساسة ويشرح ما رآه.' },
    { title: 'ساعات مرنة', text: 'رصيد شهري تستخدمونه متى احتجتم إليه.' },
  ],
  steps: [
    { title: 'مكالمة تعارف', text: 'ثلاثون دقيقة نفهم فيها السؤال ونختار من يناسبه.' },
    { title: 'قراءة', text: 'يطلع المستشار على الشيفرة والوثائق ويسأل فريقكم.' },
    { title: 'توصية', text: 'جلسة ووثيقة، مع خطوات أولى يمكن البدء بها في الأسبوع نفسه.' },
    { title: 'متابعة', text: 'مراجعة كل أسبوعين، أو عند الحاجة.' },
  ],
  for_whom: [
    'إدارة تحتاج إلى من يترجم لها ما يقوله الفريق التقني',
    'مدير تقنية يريد من يفكر معه بصوت مسموع',
    'مشروع تعثر، ولا أحد متأكد من السبب',
  ],
}
const consultantEn: ServiceTranslation = {
  name: 'Technical consultant as a service',
  tagline: 'Long experience, a few hours a week',
  intro:
    'Some decisions are hard to take back: the architecture, the vendor, the way a team is built. A consultant who has seen them before sits down with you and gives an opinion in writing, with reasons.',
  gets: [
    {
      title: 'An independent view',
      text: 'They sell you no tool and work for no vendor. Their interest is that your decision is right.',
    },
    {
      title: 'Written reviews',
      text: 'A short document per decision: the options, the price of each, the recommendation.',
    },
    {
      title: 'Help with interviews',
      text: 'They meet candidates for sensitive roles with you and explain what they saw.',
    },
    { title: 'Flexible hours', text: 'A monthly balance to use when you need it.' },
  ],
  steps: [
    { title: 'A first call', text: 'Thirty minutes to understand the question and choose who suits it.' },
    { title: 'Reading', text: 'The consultant looks at code and documents and talks to your team.' },
    { title: 'Recommendation', text: 'A session and a document, with first steps you can take the same week.' },
    { title: 'Follow-up', text: 'Every two weeks, or whenever needed.' },
  ],
  for_whom: [
    'Management that needs someone to translate what engineers say',
    'A CTO who would like someone to think aloud with',
    'A project in trouble, with nobody quite sure why',
  ],
}

const service = (slug: string, ar: ServiceTranslation, en: ServiceTranslation, related: string[]) =>
  item('service', slug, { ar, en }, { related })

export const SERVICES: readonly SiteItem[] = [
  service('team-as-a-service', teamAr, teamEn, ['creative-lab', 'payroll-and-contracts', 'talent-buyout']),
  service('creative-lab', labAr, labEn, ['mvp', 'team-as-a-service', 'technical-consultant']),
  service('technical-consultant', consultantAr, consultantEn, ['technical-due-diligence', 'mvp', 'team-as-a-service']),
]
