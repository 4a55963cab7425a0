import type { Bilingual } from '../kernel/language/locale.ts'
import type { SetupCheckId } from './limits.ts'
import type { SetupCheck } from './rules.ts'

/** What a check is called, and what breaks without it: on the screen of admins, and in the terminal of the operator. */
export const CHECK_NAMES: Readonly<Record<SetupCheckId, { title: Bilingual; without: Bilingual }>> = {
  address: {
    title: { ar: 'عنوان آمن للموقع', en: 'A secure address' },
    without: {
      ar: 'لا تُحفظ جلسات الدخول بأمان، وترسل الرسائل روابط يحذّر منها المتصفح.',
      en: 'Sign-ins aren’t protected, and mails carry links that browsers warn about.',
    },
  },
  mail: {
    title: { ar: 'البريد', en: 'Mail' },
    without: {
      ar: 'لا يصل رمز التحقق ولا دعوة زميل، فلا يدخل أحد.',
      en: 'No code and no invitation arrives, so nobody can sign in.',
    },
  },
  sms: {
    title: { ar: 'الرسائل النصية', en: 'Text messages' },
    without: {
      ar: 'لا يوثّق أحد جواله، فلا يظهر ملف أي موهبة للشركات.',
      en: 'Nobody can verify a phone, so no talent’s profile goes live.',
    },
  },
  storage: {
    title: { ar: 'حفظ الملفات', en: 'File storage' },
    without: {
      ar: 'لا تُحفظ السير الذاتية ولا الصور ولا التسجيلات.',
      en: 'CVs, photos and recordings can’t be saved.',
    },
  },
  seller: {
    title: { ar: 'بيانات البائع', en: 'Seller data' },
    without: {
      ar: 'تصدر الفواتير ببيانات تجريبية، ولا يُعتد بها.',
      en: 'Invoices carry the data of a demo and aren’t valid.',
    },
  },
  replies: {
    title: { ar: 'الردود بالبريد', en: 'Replies by email' },
    without: {
      ar: 'لا يصل الرد على رسائلنا إلى أحد، ويرد الجميع من صفحات الموقع.',
      en: 'A reply to our emails reaches nobody; everybody answers on the pages.',
    },
  },
  transfers: {
    title: { ar: 'حساب لتحويلات الشركات', en: 'An account for transfers' },
    without: {
      ar: 'لا تذكر الفواتير إلى أين تحوّل الشركات.',
      en: 'Invoices don’t say where companies can transfer to.',
    },
  },
  payments: {
    title: { ar: 'الدفع بالبطاقة', en: 'Card payments' },
    without: {
      ar: 'لا يظهر زر الدفع، وتسدد الشركات بالتحويل البنكي.',
      en: 'The button isn’t shown, and companies pay by bank transfer.',
    },
  },
  identity: {
    title: { ar: 'الدخول بحساب Google', en: 'Sign-in with Google' },
    without: {
      ar: 'لا يظهر زر Google، ويدخل الجميع برمز يصل إلى البريد.',
      en: 'The Google button isn’t shown, and everybody signs in with a code by email.',
    },
  },
  calls: {
    title: { ar: 'مكالمات الفيديو عبر الشبكات', en: 'Video calls across networks' },
    without: {
      ar: 'تنجح مكالمات الفيديو فقط إذا وصل كل طرف إلى الآخر مباشرة، وقد تتعذّر من شبكات الشركات.',
      en: 'Video calls work only where both sides reach each other directly, and often not from company networks.',
    },
  },
  roles: {
    title: { ar: 'زملاء لكل الأدوار', en: 'Colleagues for every role' },
    without: {
      ar: 'لا يتولى أحد ما يصل إلى الأدوار الناقصة.',
      en: 'Nobody takes on what comes in for the missing roles.',
    },
  },
  admins: {
    title: { ar: 'ثلاثة مسؤولين', en: 'Three admins' },
    without: {
      ar: 'إذا فقد مسؤول تطبيق المصادقة فلن يجد زميلين يعيدانه إلى حسابه.',
      en: 'An admin who loses their authenticator has no two colleagues to let them back in.',
    },
  },
  policies: {
    title: { ar: 'ساعات العمل والسياسات', en: 'Working hours and policies' },
    without: {
      ar: 'تعمل المواعيد والأسعار والضرائب بأرقام لم يراجعها أحد.',
      en: 'Deadlines, prices and taxes follow numbers that nobody has checked.',
    },
  },
  holidays: {
    title: { ar: 'العطل الرسمية', en: 'Public holidays' },
    without: {
      ar: 'تُعرض مواعيد في أيام العطل، ويُحسب على الزملاء وقت لم يعملوا فيه.',
      en: 'Times are offered on public holidays, and promises fall due while nobody works.',
    },
  },
  hosts: {
    title: { ar: 'مضيفو الاجتماعات وساعاتهم', en: 'Meeting hosts and their hours' },
    without: {
      ar: 'لا تجد الشركات موعدًا لاجتماعها الأول، فيتوقف كل طلب عند الخطوة الخامسة.',
      en: 'Companies find no time for their first meeting, and every request stops at step five.',
    },
  },
  claims: {
    title: { ar: 'أرقام عنا يمكن إثباتها', en: 'Figures about us that we can prove' },
    without: {
      ar: 'لا تعرض الصفحات العامة أي رقم عنا. راجع المسودات، وانشر ما يمكن إثباته.',
      en: 'Public pages show no figure about us. Check the drafts and publish what you can prove.',
    },
  },
  organisations: {
    title: { ar: 'جهات تعمل معنا', en: 'Organisations we work with' },
    without: { ar: 'لا تذكر الصفحة الرئيسية أي جهة.', en: 'The home page names no organisation.' },
  },
  case_study: {
    title: { ar: 'قصة نجاح', en: 'A case study' },
    without: {
      ar: 'لا تظهر صفحة قصة النجاح ولا روابطها.',
      en: 'The case study and the links to it aren’t shown.',
    },
  },
  experts: {
    title: { ar: 'الخبراء', en: 'Experts' },
    without: {
      ar: 'لا تعرّف الصفحات العامة بمن يختار المواهب.',
      en: 'Public pages don’t say who chooses the talents.',
    },
  },
  articles: {
    title: { ar: 'مقالات', en: 'Articles' },
    without: { ar: 'مركز المعرفة فارغ.', en: 'The knowledge center is empty.' },
  },
}

/** Why a check is not done. */
export const REASON_TEXTS: Readonly<Record<NonNullable<SetupCheck['reason']>, Bilingual>> = {
  unset: { ar: 'غير مكتمل', en: 'Missing' },
  local: { ar: 'بديل محلي فقط', en: 'Local stand-in only' },
  untested: { ar: 'لم يُجرّب', en: 'Not tested' },
  failed: { ar: 'فشلت التجربة', en: 'Last test failed' },
}
