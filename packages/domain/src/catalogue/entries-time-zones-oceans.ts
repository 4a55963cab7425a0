/** IANA name | country | city | the name it had before, which some browsers still say. */
export const OCEANS = `
Antarctica/Casey | AQ | كيسي
Antarctica/Davis | AQ | ديفيس
Antarctica/DumontDUrville | AQ | دومون دورفيل
Antarctica/Macquarie | AU | ماكواري
Antarctica/Mawson | AQ | ماوسون
Antarctica/McMurdo | AQ | ماكموردو
Antarctica/Palmer | AQ | بالمر
Antarctica/Rothera | AQ | روثيرا
Antarctica/Syowa | AQ | شوا
Antarctica/Troll | AQ | ترول
Antarctica/Vostok | AQ | فوستوك
Atlantic/Azores | PT | جزر الأزور
Atlantic/Bermuda | BM | برمودا
Atlantic/Canary | ES | جزر الكناري
Atlantic/Cape_Verde | CV | الرأس الأخضر
Atlantic/Faroe | FO | جزر فارو | Atlantic/Faeroe
Atlantic/Madeira | PT | ماديرا
Atlantic/Reykjavik | IS | ريكيافيك
Atlantic/South_Georgia | GS | جورجيا الجنوبية
Atlantic/St_Helena | SH | سانت هيلينا
Atlantic/Stanley | FK | ستانلي
Australia/Adelaide | AU | أديليد
Australia/Brisbane | AU | بريزبن
Australia/Broken_Hill | AU | بروكن هيل
Australia/Darwin | AU | داروين
Australia/Eucla | AU | يوكلا
Australia/Hobart | AU | هوبارت
Australia/Lindeman | AU | ليندمان
Australia/Lord_Howe | AU | لورد هاو
Australia/Melbourne | AU | ملبورن
Australia/Perth | AU | بيرث
Australia/Sydney | AU | سيدني
Indian/Antananarivo | MG | أنتاناناريفو
Indian/Chagos | IO | جزر تشاغوس
Indian/Christmas | CX | جزيرة كريسماس
Indian/Cocos | CC | جزر كوكوس
Indian/Comoro | KM | جزر القمر
Indian/Kerguelen | TF | جزر كيرغولن
Indian/Mahe | SC | ماهي
Indian/Maldives | MV | جزر المالديف
Indian/Mauritius | MU | موريشيوس
Indian/Mayotte | YT | مايوت
Indian/Reunion | RE | روينيون
Pacific/Apia | WS | آبيا
Pacific/Auckland | NZ | أوكلاند
Pacific/Bougainville | PG | بوغانفيل
Pacific/Chatham | NZ | تشاثام
Pacific/Chuuk | FM | تشوك | Pacific/Truk
Pacific/Easter | CL | جزيرة القيامة
Pacific/Efate | VU | إيفاتي
Pacific/Fakaofo | TK | فاكاوفو
Pacific/Fiji | FJ | فيجي
Pacific/Funafuti | TV | فونافوتي
Pacific/Galapagos | EC | غالاباغوس
Pacific/Gambier | PF | جزر غامبير
Pacific/Guadalcanal | SB | غوادالكانال
Pacific/Guam | GU | غوام
Pacific/Honolulu | US | هونولولو
Pacific/Kanton | KI | كانتون | Pacific/Enderbury
Pacific/Kiritimati | KI | كيريتيماتي
Pacific/Kosrae | FM | كوسراي
Pacific/Kwajalein | MH | كواجالين
Pacific/Majuro | MH | ماجورو
Pacific/Marquesas | PF | جزر ماركيساس
Pacific/Midway | UM | ميدواي
Pacific/Nauru | NR | ناورو
Pacific/Niue | NU | نيوي
Pacific/Norfolk | NF | جزيرة نورفولك
Pacific/Noumea | NC | نوميا
Pacific/Pago_Pago | AS | باغو باغو
Pacific/Palau | PW | بالاو
Pacific/Pitcairn | PN | جزر بيتكيرن
Pacific/Pohnpei | FM | بوهنباي | Pacific/Ponape
Pacific/Port_Moresby | PG | بورت مورسبي
Pacific/Rarotonga | CK | راروتونغا
Pacific/Saipan | MP | سايبان
Pacific/Tahiti | PF | تاهيتي
Pacific/Tarawa | KI | تاراوا
Pacific/Tongatapu | TO | تونغاتابو
Pacific/Wake | UM | جزيرة ويك
Pacific/Wallis | WF | جزر والس وفوتونا
`
