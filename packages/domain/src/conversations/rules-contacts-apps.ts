import { oneOf } from './rules-contacts-text.ts'

const LATIN_APPS = oneOf([
  'w+h?[ao]{0,2}t[sz]{1,2}[ .\\-_*]?a?pp?',
  'wz? ?app',
  't[ei]?l+[ei]?[ .-]?gr[ae]?m+',
  'teiegra?m',
  'tele',
  'snap ?chat',
  'snap',
  '[il]nsta(?:[ .-]?gra?m+)?',
  'skype',
  'discord',
  'viber',

  'signal',
  'imo',
  'linked ?in',
  'facebook',
  'messenger',
  'threema',
  'kakao(?: ?talk)?',
  'zalo',
  'google chat',
  'hangouts',
  'fb',
  'twitter',
  'tik ?tok',
  'wechat',
  'slack',
  'tg',
  'ig',
  'i ?message',
  'face ?time',
  'botim',
  'kik',
  'bluesky',
])
const ARABIC_APPS = oneOf([
  'وا?تي?س[ .-]?(?:ا?ب)?',
  'تيل[يج]?[جغقي]?رام',
  'تي?لي?[جغق]رام',
  'تي?لي?',
  'سناب(?: ?شات)?',

  'انست[اه](?:[جغق]?رام)?',
  'انست[جغق]رام',
  'سكايب',
  'دي?سكورد',
  'لينكد ?ا?ن',
  'فيس(?: ?بوك)?',
  'تويتر',
  'ما?سنجر',
  'تيك ?توك',
  'بوتيم',
  'ايمو',
  'فايبر',
  'سي?[جغ]نال',
  'فيس ?تايم',
])

/** "and", "on the", "by": what Arabic writes together with the name. */
const PREFIX = '(?:و?(?:ب?ال|عال|لل|ب|ع)?)'
/** Applications that people reach each other by, as they are written in both languages. */
export const APP = String.raw`(?:${LATIN_APPS}|${PREFIX}(?:${ARABIC_APPS})ي?)`

/** Nobody takes them for anything else, as they might "signal" or "snap". */
const PLAIN_CHATS = [
  'w+h?[ao]{0,2}t[sz]{1,2}[ .\\-_*]?a?pp?',
  'wz? ?app',
  't[ei]?l+[ei]?[ .-]?gr[ae]?m+',
  'snap ?chat',
  'insta(?:gra?m)?',
  'viber',
  'botim',
  'وا?تي?س[ .-]?(?:ا?ب)?',
  'تيل[يج]?[جغقي]?رام',
  'تي?لي?[جغق]رام',
  'سناب(?: ?شات)?',
  'انست[اه](?:[جغق]?رام)?',
]
export const PLAIN_CHAT_APP = `(?:${PREFIX}(?:${oneOf(PLAIN_CHATS)}))`

/** Those that two people write to each other in. */
export const CHAT_APP = `(?:${PREFIX}(?:${oneOf([...PLAIN_CHATS, 'signal', 'imo', 'messenger', 'discord', 'فايبر', 'ايمو', 'بوتيم', 'ما?سنجر', 'دي?سكورد', 'سي?[جغ]نال'])}))`

/** "واتسابي", "تليقرامي": mine. */
export const OWN_APP = new RegExp(String.raw`(?<![\p{L}])(?!تلي)(?:${ARABIC_APPS})ي(?![\p{L}])`, 'u')
