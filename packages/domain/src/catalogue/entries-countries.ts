import { type Entry, aliasesOf, rowsOf } from './entries.ts'

/** ISO 3166 with the names of CLDR 48, kept here because runtimes differ; people say «السعودية», not the kingdom's whole name. */

/** code | country | country | nationality | nationality | what else people type. The nationality agrees with «الجنسية». */
const ROWS = rowsOf(`
AD | أندورا | Andorra | أندورية | Andorran
AE | الإمارات | United Arab Emirates | إماراتية | Emirati | UAE, الإمارات العربية المتحدة
AF | أفغانستان | Afghanistan | أفغانية | Afghan
AG | أنتيغوا وبربودا | Antigua & Barbuda | أنتيغوية | Antiguan
AI | أنغويلا | Anguilla | أنغويلية | Anguillan
AL | ألبانيا | Albania | ألبانية | Albanian
AM | أرمينيا | Armenia | أرمينية | Armenian | أرمنية
AO | أنغولا | Angola | أنغولية | Angolan
AQ | أنتاركتيكا | Antarctica
AR | الأرجنتين | Argentina | أرجنتينية | Argentine | Argentinian
AS | ساموا الأمريكية | American Samoa | ساموية أمريكية | American Samoan
AT | النمسا | Austria | نمساوية | Austrian
AU | أستراليا | Australia | أسترالية | Australian
AW | أروبا | Aruba | أروبية | Aruban
AX | جزر آلاند | Åland Islands | آلاندية | Ålandish
AZ | أذربيجان | Azerbaijan | أذربيجانية | Azerbaijani | أذرية
BA | البوسنة والهرسك | Bosnia & Herzegovina | بوسنية | Bosnian | البوسنة
BB | بربادوس | Barbados | بربادوسية | Barbadian
BD | بنغلاديش | Bangladesh | بنغلاديشية | Bangladeshi | بنجلاديش
BE | بلجيكا | Belgium | بلجيكية | Belgian
BF | بوركينا فاسو | Burkina Faso | بوركينية | Burkinabè
BG | بلغاريا | Bulgaria | بلغارية | Bulgarian
BH | البحرين | Bahrain | بحرينية | Bahraini | مملكة البحرين
BI | بوروندي | Burundi | بوروندية | Burundian
BJ | بنين | Benin | بنينية | Beninese
BL | سان بارتليمي | St Barthélemy | | | Saint Barthelemy
BM | برمودا | Bermuda | برمودية | Bermudian
BN | بروناي | Brunei | بروناوية | Bruneian | بروناي دار السلام
BO | بوليفيا | Bolivia | بوليفية | Bolivian
BQ | هولندا الكاريبية | Caribbean Netherlands | | | Bonaire
BR | البرازيل | Brazil | برازيلية | Brazilian
BS | جزر البهاما | Bahamas | باهامية | Bahamian
BT | بوتان | Bhutan | بوتانية | Bhutanese
BV | جزيرة بوفيه | Bouvet Island
BW | بوتسوانا | Botswana | بوتسوانية | Botswanan
BY | بيلاروس | Belarus | بيلاروسية | Belarusian | روسيا البيضاء
BZ | بليز | Belize | بليزية | Belizean
CA | كندا | Canada | كندية | Canadian
CC | جزر كوكوس (كيلينغ) | Cocos (Keeling) Islands | | | Keeling Islands
CD | الكونغو - كينشاسا | Congo - Kinshasa | كونغولية (كينشاسا) | Congolese (Kinshasa) | DRC, DR Congo, جمهورية الكونغو الديمقراطية
CF | جمهورية أفريقيا الوسطى | Central African Republic | أفريقية وسطى | Central African
CG | الكونغو - برازافيل | Congo - Brazzaville | كونغولية (برازافيل) | Congolese (Brazzaville) | جمهورية الكونغو
CH | سويسرا | Switzerland | سويسرية | Swiss
CI | ساحل العاج | Côte d’Ivoire | إيفوارية | Ivorian | Ivory Coast, كوت ديفوار
CK | جزر كوك | Cook Islands
CL | تشيلي | Chile | تشيلية | Chilean | شيلي
CM | الكاميرون | Cameroon | كاميرونية | Cameroonian
CN | الصين | China | صينية | Chinese
CO | كولومبيا | Colombia | كولومبية | Colombian
CR | كوستاريكا | Costa Rica | كوستاريكية | Costa Rican
CU | كوبا | Cuba | كوبية | Cuban
CV | الرأس الأخضر | Cape Verde | رأس أخضرية | Cape Verdean | Cabo Verde
CW | كوراساو | Curaçao | كوراساوية | Curaçaoan
CX | جزيرة كريسماس | Christmas Island
CY | قبرص | Cyprus | قبرصية | Cypriot
CZ | التشيك | Czechia | تشيكية | Czech | Czech Republic
DE | ألمانيا | Germany | ألمانية | German | Deutschland
DJ | جيبوتي | Djibouti | جيبوتية | Djiboutian
DK | الدانمرك | Denmark | دنماركية | Danish | الدنمارك
DM | دومينيكا | Dominica | دومينيكية | Dominican (Dominica)
DO | جمهورية الدومينيكان | Dominican Republic | دومينيكانية | Dominican
DZ | الجزائر | Algeria | جزائرية | Algerian
EC | الإكوادور | Ecuador | إكوادورية | Ecuadorian
EE | إستونيا | Estonia | إستونية | Estonian
EG | مصر | Egypt | مصرية | Egyptian | جمهورية مصر العربية
EH | الصحراء الغربية | Western Sahara | صحراوية | Sahrawi
ER | إريتريا | Eritrea | إريترية | Eritrean
ES | إسبانيا | Spain | إسبانية | Spanish | أسبانيا
ET | إثيوبيا | Ethiopia | إثيوبية | Ethiopian | الحبشة
FI | فنلندا | Finland | فنلندية | Finnish
FJ | فيجي | Fiji | فيجية | Fijian
FK | جزر فوكلاند | Falkland Islands
FM | ميكرونيزيا | Micronesia | ميكرونيزية | Micronesian
FO | جزر فارو | Faroe Islands | فاروية | Faroese
FR | فرنسا | France | فرنسية | French
GA | الغابون | Gabon | غابونية | Gabonese | الجابون
GB | المملكة المتحدة | United Kingdom | بريطانية | British | UK, Great Britain, England, بريطانيا, إنجلترا
GD | غرينادا | Grenada | غرينادية | Grenadian
GE | جورجيا | Georgia | جورجية | Georgian
GF | غويانا الفرنسية | French Guiana
GG | غيرنزي | Guernsey
GH | غانا | Ghana | غانية | Ghanaian
GI | جبل طارق | Gibraltar
GL | غرينلاند | Greenland | غرينلاندية | Greenlandic
GM | غامبيا | Gambia | غامبية | Gambian
GN | غينيا | Guinea | غينية | Guinean
GP | غوادلوب | Guadeloupe
GQ | غينيا الاستوائية | Equatorial Guinea | غينية استوائية | Equatorial Guinean
GR | اليونان | Greece | يونانية | Greek
GS | جورجيا الجنوبية وجزر ساندويتش الجنوبية | South Georgia & South Sandwich Islands
GT | غواتيمالا | Guatemala | غواتيمالية | Guatemalan
GU | غوام | Guam | غوامية | Guamanian
GW | غينيا بيساو | Guinea-Bissau | غينية بيساوية | Bissau-Guinean
GY | غيانا | Guyana | غيانية | Guyanese
HK | هونغ كونغ | Hong Kong | هونغ كونغية | Hong Konger | هونج كونج
HM | جزيرة هيرد وجزر ماكدونالد | Heard & McDonald Islands
HN | هندوراس | Honduras | هندوراسية | Honduran
HR | كرواتيا | Croatia | كرواتية | Croatian
HT | هايتي | Haiti | هايتية | Haitian
HU | هنغاريا | Hungary | هنغارية | Hungarian | المجر, مجرية
ID | إندونيسيا | Indonesia | إندونيسية | Indonesian | أندونيسيا
IE | أيرلندا | Ireland | أيرلندية | Irish | إيرلندا
IL | إسرائيل | Israel | إسرائيلية | Israeli
IM | جزيرة مان | Isle of Man | مانية | Manx
IN | الهند | India | هندية | Indian
IO | الإقليم البريطاني في المحيط الهندي | British Indian Ocean Territory
IQ | العراق | Iraq | عراقية | Iraqi
IR | إيران | Iran | إيرانية | Iranian
IS | آيسلندا | Iceland | آيسلندية | Icelandic | أيسلندا
IT | إيطاليا | Italy | إيطالية | Italian
JE | جيرسي | Jersey
JM | جامايكا | Jamaica | جامايكية | Jamaican
JO | الأردن | Jordan | أردنية | Jordanian | المملكة الأردنية الهاشمية
JP | اليابان | Japan | يابانية | Japanese
KE | كينيا | Kenya | كينية | Kenyan
KG | قيرغيزستان | Kyrgyzstan | قيرغيزية | Kyrgyz | قرغيزستان
KH | كمبوديا | Cambodia | كمبودية | Cambodian
KI | كيريباتي | Kiribati | كيريباتية | I-Kiribati
KM | جزر القمر | Comoros | قمرية | Comorian
KN | سانت كيتس ونيفيس | St Kitts & Nevis | | | Saint Kitts
KP | كوريا الشمالية | North Korea | كورية شمالية | North Korean
KR | كوريا الجنوبية | South Korea | كورية جنوبية | South Korean | Korea, كوريا
KW | الكويت | Kuwait | كويتية | Kuwaiti
KY | جزر كايمان | Cayman Islands | كايمانية | Caymanian
KZ | كازاخستان | Kazakhstan | كازاخستانية | Kazakh | كازاخية
LA | لاوس | Laos | لاوسية | Lao
LB | لبنان | Lebanon | لبنانية | Lebanese
LC | سانت لوسيا | St Lucia | لوسية | Saint Lucian | Saint Lucia
LI | ليختنشتاين | Liechtenstein | ليختنشتاينية | Liechtensteiner
LK | سريلانكا | Sri Lanka | سريلانكية | Sri Lankan
LR | ليبيريا | Liberia | ليبيرية | Liberian
LS | ليسوتو | Lesotho | ليسوتية | Basotho
LT | ليتوانيا | Lithuania | ليتوانية | Lithuanian
LU | لوكسمبورغ | Luxembourg | لوكسمبورغية | Luxembourgish
LV | لاتفيا | Latvia | لاتفية | Latvian
LY | ليبيا | Libya | ليبية | Libyan
MA | المغرب | Morocco | مغربية | Moroccan | المملكة المغربية
MC | موناكو | Monaco | موناكية | Monégasque
MD | مولدوفا | Moldova | مولدوفية | Moldovan
ME | الجبل الأسود | Montenegro | جبل أسودية | Montenegrin | مونتينيغرو
MF | سان مارتن | St Martin | | | Saint Martin
MG | مدغشقر | Madagascar | مدغشقرية | Malagasy
MH | جزر مارشال | Marshall Islands | مارشالية | Marshallese
MK | مقدونيا الشمالية | North Macedonia | مقدونية | Macedonian
ML | مالي | Mali | مالية | Malian
MM | ميانمار | Myanmar | ميانمارية | Burmese | Burma, بورما
MN | منغوليا | Mongolia | منغولية | Mongolian
MO | مكاو | Macao | ماكاوية | Macanese | Macau, ماكاو
MP | جزر ماريانا الشمالية | Northern Mariana Islands
MQ | جزر المارتينيك | Martinique | مارتينيكية | Martinican
MR | موريتانيا | Mauritania | موريتانية | Mauritanian
MS | مونتسرات | Montserrat
MT | مالطا | Malta | مالطية | Maltese
MU | موريشيوس | Mauritius | موريشيوسية | Mauritian
MV | جزر المالديف | Maldives | مالديفية | Maldivian
MW | ملاوي | Malawi | ملاوية | Malawian
MX | المكسيك | Mexico | مكسيكية | Mexican
MY | ماليزيا | Malaysia | ماليزية | Malaysian
MZ | موزمبيق | Mozambique | موزمبيقية | Mozambican
NA | ناميبيا | Namibia | ناميبية | Namibian
NC | كاليدونيا الجديدة | New Caledonia | كاليدونية | New Caledonian
NE | النيجر | Niger | نيجرية | Nigerien
NF | جزيرة نورفولك | Norfolk Island
NG | نيجيريا | Nigeria | نيجيرية | Nigerian
NI | نيكاراغوا | Nicaragua | نيكاراغوية | Nicaraguan
NL | هولندا | Netherlands | هولندية | Dutch | Holland
NO | النرويج | Norway | نرويجية | Norwegian
NP | نيبال | Nepal | نيبالية | Nepali
NR | ناورو | Nauru | ناورية | Nauruan
NU | نيوي | Niue
NZ | نيوزيلندا | New Zealand | نيوزيلندية | New Zealander
OM | عُمان | Oman | عُمانية | Omani | سلطنة عمان
PA | بنما | Panama | بنمية | Panamanian
PE | بيرو | Peru | بيروفية | Peruvian
PF | بولينيزيا الفرنسية | French Polynesia | بولينيزية | French Polynesian
PG | بابوا غينيا الجديدة | Papua New Guinea | بابوية | Papua New Guinean
PH | الفلبين | Philippines | فلبينية | Filipino
PK | باكستان | Pakistan | باكستانية | Pakistani
PL | بولندا | Poland | بولندية | Polish
PM | سان بيير ومكويلون | St Pierre & Miquelon | | | Saint Pierre
PN | جزر بيتكيرن | Pitcairn Islands
PR | بورتوريكو | Puerto Rico | بورتوريكية | Puerto Rican
PS | فلسطين | Palestine | فلسطينية | Palestinian | الأراضي الفلسطينية
PT | البرتغال | Portugal | برتغالية | Portuguese
PW | بالاو | Palau | بالاوية | Palauan
PY | باراغواي | Paraguay | باراغوانية | Paraguayan
QA | قطر | Qatar | قطرية | Qatari
RE | روينيون | Réunion | ريونيونية | Réunionese | لا ريونيون
RO | رومانيا | Romania | رومانية | Romanian
RS | صربيا | Serbia | صربية | Serbian
RU | روسيا | Russia | روسية | Russian
RW | رواندا | Rwanda | رواندية | Rwandan
SA | السعودية | Saudi Arabia | سعودية | Saudi | KSA, المملكة العربية السعودية
SB | جزر سليمان | Solomon Islands | سليمانية | Solomon Islander
SC | سيشل | Seychelles | سيشلية | Seychellois
SD | السودان | Sudan | سودانية | Sudanese
SE | السويد | Sweden | سويدية | Swedish
SG | سنغافورة | Singapore | سنغافورية | Singaporean
SH | سانت هيلينا | St Helena | | | Saint Helena
SI | سلوفينيا | Slovenia | سلوفينية | Slovenian
SJ | سفالبارد وجان ماين | Svalbard & Jan Mayen
SK | سلوفاكيا | Slovakia | سلوفاكية | Slovak
SL | سيراليون | Sierra Leone | سيراليونية | Sierra Leonean
SM | سان مارينو | San Marino | سان مارينية | Sammarinese
SN | السنغال | Senegal | سنغالية | Senegalese
SO | الصومال | Somalia | صومالية | Somali
SR | سورينام | Suriname | سورينامية | Surinamese
SS | جنوب السودان | South Sudan | سودانية جنوبية | South Sudanese
ST | ساو تومي وبرينسيبي | São Tomé & Príncipe
SV | السلفادور | El Salvador | سلفادورية | Salvadoran
SX | سانت مارتن | Sint Maarten | | | Saint Martin
SY | سوريا | Syria | سورية | Syrian | سورية
SZ | إسواتيني | Eswatini | إسواتينية | Swazi | Swaziland, سوازيلاند
TC | جزر توركس وكايكوس | Turks & Caicos Islands
TD | تشاد | Chad | تشادية | Chadian
TF | الأقاليم الجنوبية الفرنسية | French Southern Territories
TG | توغو | Togo | توغولية | Togolese
TH | تايلاند | Thailand | تايلاندية | Thai
TJ | طاجيكستان | Tajikistan | طاجيكية | Tajik
TK | توكيلاو | Tokelau
TL | تيمور - ليشتي | Timor-Leste | تيمورية | Timorese | East Timor, تيمور الشرقية
TM | تركمانستان | Turkmenistan | تركمانية | Turkmen
TN | تونس | Tunisia | تونسية | Tunisian
TO | تونغا | Tonga | تونغية | Tongan
TR | تركيا | Türkiye | تركية | Turkish | Turkey
TT | ترينيداد وتوباغو | Trinidad & Tobago | ترينيدادية | Trinidadian
TV | توفالو | Tuvalu | توفالية | Tuvaluan
TW | تايوان | Taiwan | تايوانية | Taiwanese
TZ | تنزانيا | Tanzania | تنزانية | Tanzanian
UA | أوكرانيا | Ukraine | أوكرانية | Ukrainian
UG | أوغندا | Uganda | أوغندية | Ugandan
UM | جزر الولايات المتحدة النائية | US Outlying Islands
US | الولايات المتحدة | United States | أمريكية | American | USA, America, أمريكا, الولايات المتحدة الأمريكية
UY | أورغواي | Uruguay | أوروغوانية | Uruguayan | أوروغواي
UZ | أوزبكستان | Uzbekistan | أوزبكية | Uzbek
VA | الفاتيكان | Vatican City | | | Holy See
VC | سانت فنسنت وجزر غرينادين | St Vincent & the Grenadines | | | Saint Vincent
VE | فنزويلا | Venezuela | فنزويلية | Venezuelan
VG | جزر فيرجن البريطانية | British Virgin Islands
VI | جزر فيرجن الأمريكية | US Virgin Islands
VN | فيتنام | Vietnam | فيتنامية | Vietnamese
VU | فانواتو | Vanuatu | فانواتية | Ni-Vanuatu
WF | جزر والس وفوتونا | Wallis & Futuna
WS | ساموا | Samoa | ساموية | Samoan
YE | اليمن | Yemen | يمنية | Yemeni
YT | مايوت | Mayotte
ZA | جنوب أفريقيا | South Africa | جنوب أفريقية | South African
ZM | زامبيا | Zambia | زامبية | Zambian
ZW | زيمبابوي | Zimbabwe | زيمبابوية | Zimbabwean
`)

export const COUNTRIES: readonly Entry[] = ROWS.map(([id = '', ar = '', en = '', , , more]) => ({
  id,
  name: { ar, en },
  aliases: aliasesOf(more),
}))

/** By the code of the country; where no adjective is natural, the country itself. */
export const NATIONALITIES: readonly Entry[] = ROWS.map(([id = '', ar = '', en = '', arOf, enOf]) => ({
  id,
  name: { ar: arOf || ar, en: enOf || en },
  aliases: arOf ? [ar, en] : [],
}))
