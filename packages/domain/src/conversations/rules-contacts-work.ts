import { withoutAccounts } from './rules-contacts-accounts.ts'
import { CHAT_APP, PLAIN_CHAT_APP } from './rules-contacts-apps.ts'
import { anyOf } from './rules-contacts-text.ts'

/** Working with an application is no invitation to it. */
const PROFESSIONAL = anyOf([
  String.raw`\b(?:${[
    'integrat\\w*|api|bot|bots|built|build\\w*|develop\\w*|clone|sdk|webhook\\w*|notification\\w*|campaign\\w*|worked',
    'team uses|channel|ads?|experience|certificat\\w*|users?|customers?|otp|audience|followers|analytics|marketing',
    'templates?|pixel|shop|store|e-?commerce|engineers?|interview|culture|clients?|page of|support team|strateg\\w*',
    'growth|influencers?|algorithm\\w*|feed|stories|login|sso|exports?|imports?',
  ].join('|')})\b`,
  'ربط|برمج|بوت|طورت|تطوير|واجهه|حملات|حمله|اعلان|تسويق|عملا|مستخدم|متابع|خدمه ال|الدعم|محتوي|متجر|تكامل|سوشيال',
  'اشعار',
])

/** The same, more freely, where an application is only named. */
const AT_WORK = anyOf([
  String.raw`\b(?:${[
    'business|cloud|messages|alerts?|services?|gateways?|features?|projects?|teams?|compan(?:y|ies)|leads?',
    'lens(?:es)?|filters?|flows?|banks?|columns?|tables?|fields?|images?|commands?|versions?|protocols?|notifiers?',
    'migrat\\w*|jobs?|roles?|products?|similar|like|design\\w*|icons?|logos?|web|tests?|runs?|sold|markets?|stocks?',
    'orders?|agents?|chatbots?|crm|automat\\w*|deliver\\w*|groups?|privacy|encrypt\\w*|scrap\\w*|data|media|brands?',
    'reports?|dashboards?|screens?|buttons?|plugins?|code|wrote|led|managed|ran|launch\\w*|ship\\w*|sprint|sdks?',
    'calls? from|payments?|shops?|sources?|utm|traffic|reels?|posts?|photos?|videos?|content|academy|founder|acquired',
    'bought|meta|tiktok|we use|they use|used|uses|using|previous|last job|competitors?',
  ].join('|')})\b`,
  'تنبيه|اشعار|نستخدم|يستخدم|استخدم|فريق|شرك[هة]|عميل|تذاكر|منتج|مشروع|مشاريع|تصميم|صمم|يشبه|مثل|ايقون|تجرب|مسؤول',
  'مسوول|كنت|عملت|عملي|بني|كتب|ادا[هة]|نظام|قالب|قوالب|ميتا|موافق|سوق|شوت|لقط|كارت|ويب|دمج|ادر|رسال[هة] واتس',
  'رسايل واتس|الرسايل النصيه|خدم|بواب|اختبار|واجه|شاش|زر |بيانات|قناه العمل|صور[هة]|فيديو|ملف|مبيعات|طلبات|مدفوعات|محادث|روبوت',
  'ذكاء|مسوق|حساب(?:ات)? (?:ال)?(?:عميل|شركه|عملاء|متجر)|هندس|مهندس|مطور|خصوصي|تشفير',
])

/** Of such an application nobody speaks here but to leave for it, or of work that was done with it. */
const MENTION = anyOf([
  String.raw`(?<![\p{L}\p{N}_])${PLAIN_CHAT_APP}(?![\p{L}\p{N}_])`,
  String.raw`\b(?:on|via|over|through) (?:the |my )?(?:tg|tele|telly|gram|ig|snap|wa)\b`,
  String.raw`^[a-z][a-z0-9._]{3,}\W+(?:on |in |via )?snap\W*$|^\W*snap\W+(?!decision)[a-z][a-z0-9._]{3,}$`,
])

export const isAboutWork = (text: string): boolean => PROFESSIONAL.test(withoutAccounts(text))
export const isMention = (text: string): boolean => MENTION.test(text) && !AT_WORK.test(withoutAccounts(text))

const CHAT = new RegExp(String.raw`(?<![\p{L}])${CHAT_APP}(?![\p{L}])`, 'u')
/** "w h a t s a p p", "wh4tsapp": nobody writes the name so who has nothing to hide. */
export const hidesApp = (plain: string, reading: string): boolean => CHAT.test(reading) && !CHAT.test(plain)
