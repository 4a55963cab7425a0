import { CHAT_APP } from './rules-contacts-apps.ts'
import { anyOf } from './rules-contacts-text.ts'

const EASIER = 'better|easier|faster|quicker|instead|rather|prefer|احسن|اسرع|اسهل|اريح|افضل|ايسر'
const ANSWER =
  'i (?:only |mostly |always |usually )?(?:answer|reply|respond|read|check|use|am)|i.m (?:\\p{L}+ )?(?:on|active)|shall we|can we|could we|lets|let us|let.s|we can|(?:available|reachable|reached|online|hmu|(?:msg|ping|call|text|write|buzz|hit|reach|get) me)|(?:hop|jump|hit|buzz|catch|take|move) (?:\\p{L}+ ){0,2}(?:on|to|via|over)?'
/** "Better on WhatsApp, no?", "I answer faster on Insta", "lets hop on Telegram", "واتساب اسرع", "WhatsApp?". */
export const INVITATION = anyOf([
  String.raw`(?<![\p{L}])(?:${EASIER})(?![\p{L}])[^.!?؟\n]{0,20}(?<![\p{L}])${CHAT_APP}(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?!signal|imo)${CHAT_APP}(?![\p{L}])[^.!?؟\n]{0,20}(?<![\p{L}])(?:${EASIER})(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:${ANSWER})\s[^.!?؟\n]{0,24}(?<![\p{L}])${CHAT_APP}(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:تعالو?|حولوا?|حول معي|دز لي|دزلي|ارد|رد علي|ردوا|اضيفك|موجود|متواجد|متاح|شبكني|ضفني|كلمن[يا]|ابعت|ارسلي?|خاص|تواصل|اتواصل|نتواصل|راسل\p{L}*)\s[^.!?؟\n]{0,24}(?<![\p{L}])(?:${CHAT_APP}|(?:[بع]?ال)?تلي)(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:look for|add|find|ping|search) \S+(?: \S+)? (?:on|in|via) ${CHAT_APP}(?![\p{L}])`,
  String.raw`(?:off|outside|leave|away from)[ -](?:the |this )?(?:platform|site|app)\b[^!\n]{0,20}(?<![\p{L}])${CHAT_APP}(?![\p{L}])`,
  String.raw`(?<![\p{L}])${CHAT_APP}\s+(?:as|under|باسم)\s+(?!the|a |an |our)[\p{L}][\p{L}\p{N}_.]{3,}`,
  String.raw`^(?:on |via |by |ع|علي )?(?:${CHAT_APP}|what['’ ]s app|tg)\s*[?؟]+$|\bgoogle me(?![\p{L}]| (?:a|an|the)\b)`,
  String.raw`(?<![\p{L}])(?:نفس الرقم|رقمي|رقمك|same number|my number|نفس الاسم|same name)(?![\p{L}])[^.!?؟\n]{0,20}(?<![\p{L}])${CHAT_APP}(?![\p{L}])`,
  String.raw`(?<![\p{L}])${CHAT_APP}(?![\p{L}])[^.!?؟\n]{0,20}(?<![\p{L}])(?:نفس الرقم|رقمي|same number|my number|نفس الاسم|same name)(?![\p{L}])`,
  String.raw`(?:صفحتي|قناتي|بروفايلي|حسابي) (?:علي|في|ع|ب) ?(?:ال)?(?:فيس ?بوك|لينكد ?ا?ن|اكس|منصه اكس|${CHAT_APP})(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:تعالو?ا?|كلم\p{L}*|راسل\p{L}*) (?:ع |علي |في )?(?:ال)?خاص(?![\p{L}])|(?<![\p{L}])(?:علي|ع) ?الخاص\W*$|(?:over|on|via) signal\W*$`,
  String.raw`(?:برا|بره|خارج) (?:المنصه|الموقع|التطبيق|فريق)[^.!\n]{0,20}(?<![\p{L}])${CHAT_APP}(?![\p{L}])`,
  String.raw`(?:دوروا?|ابحثوا?|دوري) (?:علي|عن|عليا)[^.!?؟\n]{0,20}لينكد ?ا?ن`,
  String.raw`\b(?:search|google|look up) \p{L}+[^.!?\n]{0,30} (?:on|in) (?:linked ?in|facebook|google)\b`,
  String.raw`(?:(?:my )?(?:number|e-?mail|details|contacts?) (?:is|are) (?:in|on) (?:my |the )?(?:cv|resume|attach\p{L}*|profile|file)|رقمي (?:موجود )?(?:في|ب) ?(?:ال)?(?:سيره|ملف|مرفق))[^.!?؟\n]{0,20}(?:call|text|write|use|كلمني|اتصل|راسلني)`,
])

const COLOUR =
  '(?:paper |yellow |blue |green |pink |little )*(?:green|blue|yellow|pink|plane|ghost|camera|bird)(?: one)?'
const ICON =
  'ال?(?:اخضر|ازرق|اصفر)|الخضرا|الزرقا|الصفرا|ال?طيار[هت](?: (?:ال)?(?:ورق|ورقيه|زرقا))?|ال?شبح(?: الاصفر)?|العصفور(?: الازرق)?|الكاميرا'
/** An application that is called by its picture: "the green app", "the app with the ghost", "تطبيق الطيارة الورقية". */
export const ICON_APP = anyOf([
  String.raw`\b(?:${COLOUR}) app\b(?:.{0,30}\b(?:talk|chat|easier|better|faster|continue|write|works|me|my name|name)\b|\s*[:,=]\s*[a-z][a-z0-9_.]{3,})`,
  String.raw`\b(?:talk|chat|continue|write|find|add|reach|message|text|ping|user\w*|name)\b.{0,30}\b(?:${COLOUR}) app\b`,
  String.raw`\bapp(?:lication)? with the (?:${COLOUR})\b.{0,40}\b(?:me|my|name|talk|chat|find|add)\b|\b(?:find|add|text|message|reach|talk|chat)\b.{0,30}\bapp(?:lication)? with the (?:${COLOUR})\b`,
  String.raw`\byellow ghost\b\s*[:,=]?\s*[a-z][a-z0-9_.]{3,}`,
  String.raw`(?:علي|في|ع) (?:التطبيق )?الاخضر(?! (?:و|من|في))`,
  String.raw`(?:التطبيق|البرنامج|تطبيق|برنامج)\s+(?:ابو )?(?:${ICON})[^.!?؟]{0,24}(?:اسهل|اسرع|احسن|اريح|كلم|راسل|تلاق|يوزر|رقمي|ضيف|نكمل|نتكلم|[:=]\s*[a-z]|\s[a-z][a-z0-9_.]{4,})`,
  String.raw`(?:كلمني|راسلني|نكمل|نتكلم|ضيفني|تلاقيني|خلنا|خلينا)[^.!?؟]{0,24}(?:التطبيق|البرنامج|تطبيق|برنامج)\s+(?:ابو )?(?:${ICON})`,
  String.raw`الاخضر (?:اسرع|اسهل|احسن|اريح)|(?:ال)?شبح (?:ال)?اصفر[\s:]*[a-z][a-z0-9_.]{3,}`,
])

const CONTACT = String.raw`(?:(?:phone |mobile |cell )?number|phone|mobile|e-?mail|whats ?app|contacts?|contact details)`
const PAPER = String.raw`(?:my |the |this )?(?:attached |(?:first|last) page of (?:my |the |this )?)?(?:attach\p{L}*|cv|resume|pdf|bio|web ?site|site|portfolio|github|readme|signature|link below)`
/** It is not in the message but where the message points: "my number is on my website", "رقمي في البايو". */
export const ELSEWHERE = anyOf([
  String.raw`(?<![\p{L}])my ${CONTACT}(?: is| are|'s)? (?:\p{L}+ ){0,2}(?:in|on|at|inside) ${PAPER}(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:call|text|write to|reach|email) (?:me|it|us)(?![\p{L}])[^.!?\n]{0,12}(?:the |my )?${CONTACT}(?: is| are) (?:in|on) ${PAPER}(?![\p{L}])`,
  String.raw`\b(?:check|see|use|find) (?:my|the) ${CONTACT} (?:in|on) ${PAPER}(?![\p{L}])[^.!?\n]{0,12}(?:call|text|write|reach)`,
  String.raw`(?<![\p{L}])(?:رقمي|جوالي|ايميلي|بريدي|حساباتي|حسابي)(?: \p{L}+)? (?:في|ب|علي) ?(?:ال)?(?:بايو|سيره|ملف المرفق|مرفق|موقعي|بروفايل|بي ?دي ?اف|صوره)|(?:رقمي|ايميلي|جوالي) في (?:اخر|اول) صفحه|(?:تلاق|تلق|شوف)\p{L}* (?:رقمي|ايميلي|جوالي)`,
])
