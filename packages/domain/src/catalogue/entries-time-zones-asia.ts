/** IANA name | country | city | the name it had before, which some browsers still say. */
export const ASIA = `
Asia/Aden | YE | عدن
Asia/Almaty | KZ | ألماتي
Asia/Amman | JO | عمّان
Asia/Anadyr | RU | أنادير
Asia/Aqtau | KZ | أكتاو
Asia/Aqtobe | KZ | أكتوبي
Asia/Ashgabat | TM | عشق آباد
Asia/Atyrau | KZ | أتيراو
Asia/Baghdad | IQ | بغداد
Asia/Bahrain | BH | المنامة
Asia/Baku | AZ | باكو
Asia/Bangkok | TH | بانكوك
Asia/Barnaul | RU | بارناول
Asia/Beirut | LB | بيروت
Asia/Bishkek | KG | بشكيك
Asia/Brunei | BN | بروناي
Asia/Chita | RU | تشيتا
Asia/Colombo | LK | كولومبو
Asia/Damascus | SY | دمشق
Asia/Dhaka | BD | دكا
Asia/Dili | TL | ديلي
Asia/Dubai | AE | دبي
Asia/Dushanbe | TJ | دوشنبه
Asia/Famagusta | CY | فاماغوستا
Asia/Gaza | PS | غزة
Asia/Hebron | PS | الخليل
Asia/Ho_Chi_Minh | VN | هو تشي منه | Asia/Saigon
Asia/Hong_Kong | HK | هونغ كونغ
Asia/Hovd | MN | خوفد
Asia/Irkutsk | RU | إيركوتسك
Asia/Jakarta | ID | جاكرتا
Asia/Jayapura | ID | جايابورا
Asia/Jerusalem | IL | القدس
Asia/Kabul | AF | كابول
Asia/Kamchatka | RU | كامتشاتكا
Asia/Karachi | PK | كراتشي
Asia/Kathmandu | NP | كاتماندو | Asia/Katmandu
Asia/Khandyga | RU | خانديغا
Asia/Kolkata | IN | كولكاتا | Asia/Calcutta
Asia/Krasnoyarsk | RU | كراسنويارسك
Asia/Kuala_Lumpur | MY | كوالالمبور
Asia/Kuching | MY | كوتشينغ
Asia/Kuwait | KW | الكويت
Asia/Macau | MO | مكاو
Asia/Magadan | RU | ماغادان
Asia/Makassar | ID | ماكاسار
Asia/Manila | PH | مانيلا
Asia/Muscat | OM | مسقط
Asia/Nicosia | CY | نيقوسيا
Asia/Novokuznetsk | RU | نوفوكوزنتسك
Asia/Novosibirsk | RU | نوفوسيبيرسك
Asia/Omsk | RU | أومسك
Asia/Oral | KZ | أورال
Asia/Phnom_Penh | KH | بنوم بنه
Asia/Pontianak | ID | بونتياناك
Asia/Pyongyang | KP | بيونغ يانغ
Asia/Qatar | QA | الدوحة
Asia/Qostanay | KZ | قوستاناي
Asia/Qyzylorda | KZ | قيزيلوردا
Asia/Riyadh | SA | الرياض
Asia/Sakhalin | RU | سخالين
Asia/Samarkand | UZ | سمرقند
Asia/Seoul | KR | سيول
Asia/Shanghai | CN | شنغهاي
Asia/Singapore | SG | سنغافورة
Asia/Srednekolymsk | RU | سريدنيكوليمسك
Asia/Taipei | TW | تايبيه
Asia/Tashkent | UZ | طشقند
Asia/Tbilisi | GE | تبليسي
Asia/Tehran | IR | طهران
Asia/Thimphu | BT | تيمفو
Asia/Tokyo | JP | طوكيو
Asia/Tomsk | RU | تومسك
Asia/Ulaanbaatar | MN | أولان باتور
Asia/Urumqi | CN | أورومتشي
Asia/Ust-Nera | RU | أوست نيرا
Asia/Vientiane | LA | فيينتيان
Asia/Vladivostok | RU | فلاديفوستوك
Asia/Yakutsk | RU | ياكوتسك
Asia/Yangon | MM | يانغون | Asia/Rangoon
Asia/Yekaterinburg | RU | يكاترينبورغ
Asia/Yerevan | AM | يريفان
`
