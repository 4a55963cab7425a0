import { oneOf } from './rules-contacts-text.ts'

const LATIN_APPS = oneOf([
  'wh?a?t?s[ -]?app?',
  'tele?gra?m',
  'tele',
  'snap ?chat',
  'snap',
  'insta(?:gra?m)?',
  'skype',
  'discord',
  'viber',

  'signal',
  'imo',
  'linked ?in',
  'facebook',
  'messenger',
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
  'وا?تس(?: ?ا?ب)?',
  'تيل[يج]?[جغقي]?رام',
  'تي?لي?[جغق]رام',
  'تلي?',
  'سناب(?: ?شات)?',

  'انست[اه](?:[جغق]?رام)?',
  'انست[جغق]رام',
  'سكايب',
  'ديسكورد',
  'لينكد ?ا?ن',
  'فيس(?: ?بوك)?',
  'تويتر',
  'ماسنجر',
  'تيك ?توك',
  'بوتيم',
  'ايمو',
  'فايبر',
  'سي?[جغ]نال',
  'فيس ?تايم',
])

/** Applications that people reach each other by, as they are written in both languages. */
export const APP = String.raw`(?:${LATIN_APPS}|(?:و?(?:ب?ال|عال|لل|ب|ع)?)(?:${ARABIC_APPS})ي?)`

/** "واتسابي", "تليقرامي": mine. */
export const OWN_APP = new RegExp(String.raw`(?<![\p{L}])(?:${ARABIC_APPS})ي(?![\p{L}])`, 'u')
