/**
 * Exceptions to the rules: the Arabic name, its usual Latin spelling, and others. Without the article, which the rules add.
 */
const NAMES_TEXT = `
محمد Mohammed Mohamed Muhammad Mohammad Mohamad
أحمد Ahmed Ahmad
محمود Mahmoud Mahmud
مصطفى Mustafa Mostafa Moustafa
علي Ali
عمر Omar Umar
عثمان Othman Osman
حسن Hassan Hasan
حسين Hussein Husain Hussain Hossein
خالد Khalid Khaled
سعود Saud Saoud
سعد Saad
سعيد Saeed Said Saied
فهد Fahad Fahd
فيصل Faisal Faysal Feisal
سلطان Sultan
سلمان Salman
سليمان Sulaiman Suleiman Soliman
ناصر Nasser Naser Nasir
نصر Nasr
نورة Noura Nora Norah Nourah
نور Nour Noor Nur
نوف Nouf
لمى Lama
لينا Lina Leena
ليلى Layla Laila Leila
ليان Layan Lian
ريم Reem Rim
رنا Rana
رانيا Rania
روان Rawan
رزان Razan
رهف Rahaf
سارة Sarah Sara
سلمى Salma
سمية Sumaya Sumayya
سحر Sahar
شهد Shahad
شيماء Shaimaa Shaima
دانة Dana Danah
دينا Dina
هند Hind
هدى Huda Hoda
هيا Haya
هبة Heba Hiba
هالة Hala
هيفاء Haifa
منى Mona Muna
مريم Maryam Mariam
مها Maha
ملاك Malak
آية Aya
آمنة Amina Amna
أمل Amal
أميرة Amira
أسماء Asmaa Asma
إيمان Iman Eman
إسراء Israa Esraa
عائشة Aisha Aysha
فاطمة Fatima Fatma Fatimah
زينب Zainab Zaynab
خديجة Khadija
غادة Ghada
جواهر Jawaher
وجدان Wijdan
يارا Yara
يوسف Yousef Yusuf Youssef Yousuf
يونس Younes Yunus
ياسر Yasser Yaser
ياسين Yassin Yaseen
يزيد Yazeed Yazid
يحيى Yahya
إبراهيم Ibrahim Ebrahim
إسماعيل Ismail Esmail
إسحاق Ishaq
أيمن Ayman
أنس Anas
أسامة Osama Usama
أيوب Ayoub
آدم Adam
أمين Amin Ameen
أنور Anwar
أكرم Akram
أشرف Ashraf
إياد Eyad Iyad
إيهاب Ehab Ihab
بدر Badr Bader
بندر Bandar
بشار Bashar
باسم Basem Bassem
بلال Bilal
تركي Turki
تامر Tamer
طارق Tariq Tarek Tareq
طلال Talal
طه Taha
جاسم Jassim Jasem
جمال Jamal Gamal
حمد Hamad
حاتم Hatem
حازم Hazem
حمزة Hamza Hamzah
رامي Rami
رائد Raed
زياد Ziad Ziyad
زيد Zaid Zayd
سامي Sami
سامر Samer
سيف Saif Seif
شادي Shadi
شريف Sherif Sharif
صالح Saleh Salih
صلاح Salah
عادل Adel Adil
عامر Amer
عاصم Asim Assem
عصام Essam Issam
عماد Emad Imad
عمرو Amr
عبدالله Abdullah Abdallah
عبدالرحمن Abdulrahman Abdelrahman
عبدالعزيز Abdulaziz Abdelaziz
فارس Fares Faris
فادي Fadi
فراس Firas
قاسم Qasim Kassem
كريم Karim Kareem
كمال Kamal
ماجد Majed Majid
مازن Mazen
مالك Malik Malek
مشعل Mishaal Meshal Mishal
مشاري Mishari Meshari
معاذ Muath Moaz
منصور Mansour Mansoor
مهند Muhannad Mohanad
موسى Musa Mousa Moussa
نادر Nader
نبيل Nabil
نواف Nawaf
هاني Hani
هشام Hisham Hesham
وائل Wael
وليد Waleed Walid
عتيبي Otaibi Utaibi
قحطاني Qahtani Kahtani
غامدي Ghamdi
زهراني Zahrani
شهري Shehri Shahri
دوسري Dosari Dossari Dawsari
مطيري Mutairi Mutairy
شمري Shammari Shamri
حربي Harbi
عنزي Anazi Enezi Anzi
سبيعي Subaie
عمري Omari Amri
مالكي Malki Maliki
جهني Juhani
عسيري Asiri
رشيد Rasheed Rashid
راشد Rashed
خطيب Khatib Khateeb
حداد Haddad
نجار Najjar Naggar
مصري Masri
شامي Shami
سيد Sayed Sayyid
شيخ Sheikh Shaikh
منيعي Maniee
نعيمي Nuaimi Naimi
هاشمي Hashemi Hashmi
كعبي Kaabi
مهيري Muhairi
سويدي Suwaidi Swaidi
مزروعي Mazrouei
خوري Khoury Khouri
جون John
جيمس James
ديفيد David
مايكل Michael
بيتر Peter
بول Paul Pauls
توماس Thomas
روبرت Robert
ويليام William
جورج George
جوزيف Joseph
إيما Emma
صوفيا Sofia Sophia
ماريا Maria
آنا Anna Ana
إليزابيث Elizabeth
كاثرين Catherine Katherine
سميث Smith
جونز Jones
براون Brown
ويلسون Wilson
تايلور Taylor
`

export type NameSpellings = { ar: string; en: readonly string[] }
export const NAMES: readonly NameSpellings[] = NAMES_TEXT.trim()
  .split('\n')
  .map((line) => {
    const [ar = '', ...en] = line.split(' ')
    return { ar, en }
  })
