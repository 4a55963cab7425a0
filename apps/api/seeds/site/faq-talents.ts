import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { item } from './item.ts'

type Pair = [question: string, answer: string]
const ask =
  (group: string) =>
  (slug: string, [qAr, aAr]: Pair, [qEn, aEn]: Pair) =>
    item('faq', slug, { ar: { question: qAr, answer: aAr }, en: { question: qEn, answer: aEn } }, { group })

const talents = ask('talents')
const assessment = ask('assessment')
const privacy = ask('privacy')

export const FAQ_TALENTS: readonly SiteItem[] = [
  talents(
    'talent-cost',
    ['هل أدفع شيئًا لأنضم؟', 'لا. إنشاء الحساب والتقييم والترشيح مجانًا. رسومنا تدفعها الشركة، وراتبك كما حددته.'],
    [
      'Do I pay anything to join?',
      'No. The account, the assessments and nominations cost you nothing. Companies pay our fee, and your salary is the one you set.',
    ],
  ),
  talents(
    'talent-start',
    [
      'كيف أبدأ؟',
      'أنشئ حسابًا، ووثّق رقم جوالك، ثم أكمل ملفك أو استورد سيرتك الذاتية، وأجرِ التقييم الذي يناسب دورك. لا يظهر ملفك للشركات حتى يُوثَّق الجوال.',
    ],
    [
      'How do I start?',
      'Open an account, verify your mobile number, complete your profile or import your CV, and take the assessment for your role. Companies do not see your profile until the number is verified.',
    ],
  ),
  talents(
    'talent-salary',
    [
      'من يرى راتبي؟',
      'لا أحد حتى توافق على إظهاره. حين تطلب شركة مقابلتك نسألك عن تفرّغك، وهل ما زال الرقم صحيحًا. وبعد تأكيدك تراه تلك الشركة وحدها.',
    ],
    [
      'Who sees my salary?',
      'Nobody, until you agree to show it. When a company starts the interview process we ask whether you are available and whether the figure still holds. Once you confirm, only that company sees it.',
    ],
  ),
  talents(
    'talent-slots',
    [
      'ماذا لو لم يناسبني الموعدان؟',
      'اقترح موعدًا آخر مع سطر يشرح السبب، وتؤكده الشركة أو تعتذر. ويمكنك أيضًا الاعتذار عن الفرصة كلها.',
    ],
    [
      'What if neither slot suits me?',
      'Propose another with a line saying why, and the company confirms or declines. You may also turn the opportunity down altogether.',
    ],
  ),
  talents(
    'talent-contract-end',
    [
      'ماذا يحدث قبل نهاية عقدي؟',
      'تقرر الشركة أن تجدد، أو تطلب تعديل الشروط، أو تنهي العقد مع ذكر السبب. ولا تجديد إلا بموافقتك، ولك أن تطلب زيادة أو تعديلًا.',
    ],
    [
      'What happens before my contract ends?',
      'The company decides to renew, to ask for new terms, or to end it and say why. Nothing is renewed without your consent, and you may ask for a raise or a change.',
    ],
  ),
  talents(
    'refer-a-friend',
    [
      'كيف تُحسب مكافأة دعوة الأصدقاء؟',
      'بحسب سنوات خبرة صديقك عند التوظيف، من {referral_junior_usd} إلى {referral_managerial_usd}. تُدفع بعد انتهاء المشروع القصير (حتى {referral_short_months})، أو بعد فترة التجربة في المشروع الأطول. الجدول والحاسبة في صفحة [ادعُ صديقًا](/bring-buddy).',
    ],
    [
      'How is the referral bonus calculated?',
      'By your friend’s years of experience at hiring, from {referral_junior_usd} to {referral_managerial_usd}. It is paid after a short project (up to {referral_short_months}) ends, or after probation on a longer one. The table and a calculator are on [Bring a buddy](/bring-buddy).',
    ],
  ),

  assessment(
    'assessment-parts',
    [
      'مم يتكون التقييم؟',
      'أسئلة اختيار من متعدد، ومهام لحل المشكلات في محرر حقيقي، وتقييم بالفيديو تجيب فيه عن أسئلة معلنة. كلها باللغة التي تختارها.',
    ],
    [
      'What does the assessment consist of?',
      'Multiple-choice questions, problem-solving tasks in a real editor, and a video in which you answer set questions. All of it in the language you choose.',
    ],
  ),
  assessment(
    'assessment-result',
    [
      'متى تظهر النتيجة؟',
      'بعد نحو 10 دقائق من انتهائك، أما الفيديو فبعد أن يراجعه فريق العمليات. ترى تقريرك أنت أولًا، وفيه الحقائق نفسها التي ستراها الشركة.',
    ],
    [
      'When do I see the result?',
      'About 10 minutes after you finish; a video, once our operations team has reviewed it. You see your report first, with the same facts a company sees.',
    ],
  ),
  assessment(
    'assessment-retry',
    [
      'هل يمكنني إعادة التقييم؟',
      'نعم. لكل تقييم عدد محدود من المحاولات، وبعدها تنتظر {assessment_wait_days} ثم تعود. وإن انقطع التقييم لسبب تقني منا فالمحاولة تعود إليك.',
    ],
    [
      'Can I take it again?',
      'Yes. Each assessment has a limited number of attempts, after which you wait {assessment_wait_days} and come back. If a fault on our side interrupts it, your attempt is restored.',
    ],
  ),
  assessment(
    'assessment-tabs',
    [
      'ماذا لو غادرت الصفحة أثناء التقييم؟',
      'تُسجَّل المغادرة ومدتها. كل مغادرة لا تتجاوز 10 ثوانٍ لا تُحتسب. وما يُسجَّل معلومة يقرؤها إنسان، لا حكم تصدره آلة.',
    ],
    [
      'What if I leave the page during the assessment?',
      'The exit and its length are recorded. Exits of 10 seconds or less don’t count. What is recorded is information for a person to read, not a verdict by a machine.',
    ],
  ),

  privacy(
    'verification-code',
    [
      'لم يصلني رمز التحقق، ماذا أفعل؟',
      'انتظر دقيقة ثم اطلب إعادة الإرسال، وتفقد البريد غير المرغوب. بعد ثلاث محاولات خاطئة يتوقف الإدخال 60 دقيقة حمايةً لحسابك.',
    ],
    [
      'My code has not arrived. What now?',
      'Wait a minute and ask for it again, and look in your spam folder. After three wrong attempts, entry pauses for 60 minutes to protect your account.',
    ],
  ),
  privacy(
    'delete-account',
    [
      'كيف أحذف حسابي؟',
      'من الإعدادات، أو راسلنا من [صفحة التواصل](/contact). تبدأ مهلة {account_closing_days} يمكنك التراجع خلالها، ثم تُحذف بياناتك، ويبقى ما يُلزم النظام بحفظه: العقود الموقّعة والفواتير والمدفوعات. ويبقى الحساب مفتوحًا ما دام له عقد سارٍ أو مستحقات.',
    ],
    [
      'How do I delete my account?',
      'In settings, or by [writing to us](/contact). A period of {account_closing_days} begins during which you may change your mind; then your data is deleted, except what the law obliges us to keep: signed contracts, invoices and payments. An account stays open while it has a running contract or pay is due.',
    ],
  ),
  privacy(
    'who-sees-profile',
    [
      'من يرى ملفي الشخصي؟',
      'الشركات التي يطابق ملفك طلبها أو رُشّحت لها، وموظفو منصة فريق الذين يعملون على ملفك. لا تراه محركات البحث، ولا تظهر للشركة وسائل التواصل معك قبل العقد.',
    ],
    [
      'Who sees my profile?',
      'Companies whose request you match or to whom you are nominated, and the people at Fareeq who work on it. Search engines do not, and companies see no contact details before there is a contract.',
    ],
  ),
]
