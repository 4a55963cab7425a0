/** IANA name | country | city | the name it had before, which some browsers still say. */
export const AMERICA = `
America/Adak | US | أداك
America/Anchorage | US | أنكوريج
America/Anguilla | AI | أنغويلا
America/Antigua | AG | أنتيغوا
America/Araguaina | BR | أراغواينا
America/Argentina/Buenos_Aires | AR | بوينس آيرس | America/Buenos_Aires
America/Argentina/Catamarca | AR | كاتاماركا | America/Catamarca
America/Argentina/Cordoba | AR | قرطبة | America/Cordoba
America/Argentina/Jujuy | AR | خوخوي | America/Jujuy
America/Argentina/La_Rioja | AR | لا ريوخا
America/Argentina/Mendoza | AR | مندوزا | America/Mendoza
America/Argentina/Rio_Gallegos | AR | ريو غاليغوس
America/Argentina/Salta | AR | سالتا
America/Argentina/San_Juan | AR | سان خوان
America/Argentina/San_Luis | AR | سان لويس
America/Argentina/Tucuman | AR | توكومان
America/Argentina/Ushuaia | AR | أوشوايا
America/Aruba | AW | أروبا
America/Asuncion | PY | أسونسيون
America/Atikokan | CA | أتيكوكان | America/Coral_Harbour
America/Bahia | BR | باهيا
America/Bahia_Banderas | MX | باهيا دي بانديراس
America/Barbados | BB | بربادوس
America/Belem | BR | بيليم
America/Belize | BZ | بليز
America/Blanc-Sablon | CA | بلان سابلون
America/Boa_Vista | BR | بوا فيستا
America/Bogota | CO | بوغوتا
America/Boise | US | بويسي
America/Cambridge_Bay | CA | كامبريدج باي
America/Campo_Grande | BR | كامبو غراندي
America/Cancun | MX | كانكون
America/Caracas | VE | كاراكاس
America/Cayenne | GF | كايين
America/Cayman | KY | جزر كايمان
America/Chicago | US | شيكاغو
America/Chihuahua | MX | تشيواوا
America/Ciudad_Juarez | MX | سيوداد خواريز
America/Costa_Rica | CR | كوستاريكا
America/Coyhaique | CL | كويايكي
America/Creston | CA | كريستون
America/Cuiaba | BR | كويابا
America/Curacao | CW | كوراساو
America/Danmarkshavn | GL | دنماركسهافن
America/Dawson | CA | داوسون
America/Dawson_Creek | CA | داوسون كريك
America/Denver | US | دنفر
America/Detroit | US | ديترويت
America/Dominica | DM | دومينيكا
America/Edmonton | CA | إدمونتون
America/Eirunepe | BR | إيرونيبي
America/El_Salvador | SV | السلفادور
America/Fort_Nelson | CA | فورت نيلسون
America/Fortaleza | BR | فورتاليزا
America/Glace_Bay | CA | غليس باي
America/Goose_Bay | CA | غوس باي
America/Grand_Turk | TC | غراند ترك
America/Grenada | GD | غرينادا
America/Guadeloupe | GP | غوادلوب
America/Guatemala | GT | غواتيمالا
America/Guayaquil | EC | غواياكيل
America/Guyana | GY | غيانا
America/Halifax | CA | هاليفاكس
America/Havana | CU | هافانا
America/Hermosillo | MX | هيرموسيلو
America/Indiana/Indianapolis | US | إنديانابوليس | America/Indianapolis
America/Indiana/Knox | US | نوكس، إنديانا
America/Indiana/Marengo | US | مارينغو، إنديانا
America/Indiana/Petersburg | US | بيترسبرغ، إنديانا
America/Indiana/Tell_City | US | تل سيتي، إنديانا
America/Indiana/Vevay | US | فيفاي، إنديانا
America/Indiana/Vincennes | US | فينسين، إنديانا
America/Indiana/Winamac | US | ويناماك، إنديانا
America/Inuvik | CA | إينوفيك
America/Iqaluit | CA | إكالويت
America/Jamaica | JM | جامايكا
America/Juneau | US | جونو
America/Kentucky/Louisville | US | لويفيل | America/Louisville
America/Kentucky/Monticello | US | مونتيسيلو، كنتاكي
America/Kralendijk | BQ | كراليندايك
America/La_Paz | BO | لاباز
America/Lima | PE | ليما
America/Los_Angeles | US | لوس أنجلوس
America/Lower_Princes | SX | لوور برينسيز
America/Maceio | BR | ماسيو
America/Managua | NI | ماناغوا
America/Manaus | BR | ماناوس
America/Marigot | MF | ماريغو
America/Martinique | MQ | جزر المارتينيك
America/Matamoros | MX | ماتاموروس
America/Mazatlan | MX | مازاتلان
America/Menominee | US | مينوميني
America/Merida | MX | ميريدا
America/Metlakatla | US | ميتلاكاتلا
America/Mexico_City | MX | مكسيكو
America/Miquelon | PM | ميكلون
America/Moncton | CA | مونكتون
America/Monterrey | MX | مونتيري
America/Montevideo | UY | مونتيفيديو
America/Montserrat | MS | مونتسرات
America/Nassau | BS | ناساو
America/New_York | US | نيويورك
America/Nome | US | نوم
America/Noronha | BR | نورونيا
America/North_Dakota/Beulah | US | بيولا، داكوتا الشمالية
America/North_Dakota/Center | US | سنتر، داكوتا الشمالية
America/North_Dakota/New_Salem | US | نيو سالم، داكوتا الشمالية
America/Nuuk | GL | نوك | America/Godthab
America/Ojinaga | MX | أوخيناغا
America/Panama | PA | بنما
America/Paramaribo | SR | باراماريبو
America/Phoenix | US | فينيكس
America/Port-au-Prince | HT | بورت أو برانس
America/Port_of_Spain | TT | بورت أوف سبين
America/Porto_Velho | BR | بورتو فيلو
America/Puerto_Rico | PR | بورتوريكو
America/Punta_Arenas | CL | بونتا أريناس
America/Rankin_Inlet | CA | رانكين إنلت
America/Recife | BR | ريسيفي
America/Regina | CA | ريجاينا
America/Resolute | CA | ريزولوت
America/Rio_Branco | BR | ريو برانكو
America/Santarem | BR | سانتاريم
America/Santiago | CL | سانتياغو
America/Santo_Domingo | DO | سانتو دومينغو
America/Sao_Paulo | BR | ساو باولو
America/Scoresbysund | GL | سكورسبيسوند
America/Sitka | US | سيتكا
America/St_Barthelemy | BL | سان بارتليمي
America/St_Johns | CA | سانت جونز
America/St_Kitts | KN | سانت كيتس
America/St_Lucia | LC | سانت لوسيا
America/St_Thomas | VI | سانت توماس
America/St_Vincent | VC | سانت فنسنت
America/Swift_Current | CA | سويفت كارنت
America/Tegucigalpa | HN | تيغوسيغالبا
America/Thule | GL | ثول
America/Tijuana | MX | تيخوانا
America/Toronto | CA | تورونتو
America/Tortola | VG | تورتولا
America/Vancouver | CA | فانكوفر
America/Whitehorse | CA | وايت هورس
America/Winnipeg | CA | وينيبيغ
America/Yakutat | US | ياكوتات
`
