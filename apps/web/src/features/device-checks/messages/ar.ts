import type { ConnectionGrade } from '@fareeq/domain/device-checks/rules.ts'
import type { DeviceFault } from '../../../ui/media/devices.ts'

type FaultWords = Record<DeviceFault, { title: string; advice: string }>

export const ar = {
  title: 'فحص الأجهزة',
  text: 'تأكّد من الكاميرا والميكروفون والسماعة والاتصال قبل المقابلة أو تسجيل الفيديو.',
  privacy: 'لا نسجّل شيئًا ولا نرسله: الصورة والصوت يبقيان على جهازك.',
  link: 'فحص الكاميرا والميكروفون',
  again: 'إعادة الفحص',
  asking: 'اسمح للمتصفح باستخدام الكاميرا والميكروفون.',
  results: 'نتيجة الفحص',
  ready: 'كل شيء جاهز',
  camera: {
    title: 'الكاميرا',
    preview: 'صورتك كما ستظهر',
    noPicture: 'لا صورة',
    works: 'تعمل',
    faults: {
      refused: {
        title: 'الكاميرا غير مسموح بها',
        advice: 'اضغط على الرمز الذي بجانب عنوان الصفحة، واسمح بالكاميرا، ثم أعد الفحص.',
      },
      missing: { title: 'لم نجد كاميرا', advice: 'صِل كاميرا بجهازك، أو افتح غطاءها، ثم أعد الفحص.' },
      busy: {
        title: 'يستخدم الكاميرا برنامج آخر',
        advice: 'أغلق برامج المكالمات والنوافذ التي تستخدمها، ثم أعد الفحص.',
      },
      unsupported: { title: 'هذا المتصفح لا يصل إلى الكاميرا', advice: 'افتح الصفحة في متصفح أحدث.' },
    } satisfies FaultWords,
  },
  microphone: {
    title: 'الميكروفون',
    heard: 'نسمعك',
    silent: 'لم نسمعك بعد',
    silentAdvice: 'قل شيئًا بصوت عادي. إن لم يتحرّك المؤشر فاختر ميكروفونًا آخر، أو تأكّد من أنه غير مكتوم.',
    faults: {
      refused: {
        title: 'الميكروفون غير مسموح به',
        advice: 'اضغط على الرمز الذي بجانب عنوان الصفحة، واسمح بالميكروفون، ثم أعد الفحص.',
      },
      missing: { title: 'لم نجد ميكروفونًا', advice: 'صِل ميكروفونًا أو سماعة رأس بجهازك، ثم أعد الفحص.' },
      busy: {
        title: 'يستخدم الميكروفون برنامج آخر',
        advice: 'أغلق برامج المكالمات والنوافذ التي تستخدمه، ثم أعد الفحص.',
      },
      unsupported: { title: 'هذا المتصفح لا يصل إلى الميكروفون', advice: 'افتح الصفحة في متصفح أحدث.' },
    } satisfies FaultWords,
  },
  choices: {
    camera: 'الكاميرا',
    microphone: 'الميكروفون',
    speaker: 'السماعة',
    level: 'مستوى الصوت',
    speak: 'قل شيئًا: يتحرّك المؤشر حين نسمعك.',
    device: (n: number) => `جهاز ${n}`,
  },
  speaker: {
    title: 'السماعة',
    play: 'تشغيل نغمة',
    unknown: 'لم تُفحص بعد',
    question: 'هل سمعت النغمة؟',
    yes: 'نعم، سمعتها',
    no: 'لا',
    works: 'تعمل',
    fails: 'لا تُسمع',
    advice: 'ارفع صوت الجهاز، وتأكّد من السماعة المختارة في إعداداته، ثم شغّل النغمة مرة أخرى.',
  },
  connection: {
    title: 'الاتصال',
    checking: 'جارٍ قياس الاتصال',
    again: 'إعادة القياس',
    offline: 'لا اتصال',
    offlineAdvice: 'تأكّد من اتصالك بالإنترنت، ثم أعد القياس.',
    trip: (milliseconds: string) => `زمن الاستجابة ${milliseconds} م.ث`,
    grades: { good: 'جيد', slow: 'بطيء قليلًا', poor: 'ضعيف' } satisfies Record<ConnectionGrade, string> as Record<
      ConnectionGrade,
      string
    >,
    advice: {
      good: '',
      slow: 'قد يتأخر الصوت قليلًا. اقترب من جهاز الإنترنت، أو أوقف التنزيلات.',
      poor: 'قد تنقطع المكالمة. جرّب شبكة أخرى أو سلكًا، أو أغلق الكاميرا أثناء الحديث.',
    } satisfies Record<ConnectionGrade, string> as Record<ConnectionGrade, string>,
    noCalls: 'هذا المتصفح لا يجري مكالمات',
    noCallsAdvice: 'افتح الصفحة في متصفح أحدث، أو عطّل ما يمنع المكالمات من إضافاته.',
  },
}
