/** Texts near those of `third-harmful.ts` that harm nobody: told, warned of, survived, or of another thing. */
export const thirdHarmless: readonly string[] = [
  // Insults that were thrown at the writer.
  'My boss told me disabled people should stay away from clients',
  'Dark skinned girls who were told to look in the mirror',
  'log kehte hain moti ho, sheeshe me dekho. thak gayi',
  'आरक्षण वाले कहकर ताने सुने हैं, अब लिखती हूँ',
  'गावंढळ म्हणून चिडवतात, शहरात एकटं वाटतं',
  'গ্রামের মেয়ে বলে সবাই হাসে, জায়গা খুঁজছি',
  'குண்டு பெண் என்று கேலி செய்தாங்க, கண்ணாடி பார்க்கவே பிடிக்கல',
  'ನನ್ನ ಬಣ್ಣ ನೋಡಿ ನಗ್ತಾರೆ',
  // Threats that the writer lives with.
  'He told me he knows where I live, and I moved. New city, small steps',
  'Ex says he will post my photos. How do I sleep?',
  'Blackmailed with screenshots, I told my sister and it got lighter',
  'वो कहता था फोटो वायरल कर दूँगा, अब मैं ठीक हूँ',
  'acid attack survivors and their friends',
  'পুরোনো স্ক্রিনশট দেখে কাঁদি',
  // The night, pupils and women who are alone.
  '10th class students, board stress',
  'Housewives who miss their village',
  'Parents of 14 year olds with phones',
  'दसवीं की पढ़ाई और डर',
  'ఒంటరి మహిళలు, సాయంత్రం టీ',
  'ಒಂಟಿ ಮಹಿಳೆಯರು, ಪುಸ್ತಕ ಮತ್ತು ಚಹಾ',
  // Codes and cheats.
  'Never share your OTP, not even with family',
  'I gave my PIN to a caller and lost my savings',
  'otp scam me 40 hazaar gaye, sharam aati hai',
  'कोड बताने के बाद पैसे गए, खुद को कैसे माफ़ करूँ',
  'Learning to code at forty',
  'ఓటీపీ ఎవరికీ చెప్పకండి',
  // Medicine and the talk about cures.
  'My in laws took me to a baba instead of a doctor, it wasted two years',
  'Relatives say a mantra will cure my depression. How do I answer kindly?',
  'Please do not stop your tablets without asking your doctor',
  'दवा मत छोड़ो, डॉक्टर से पूछो',
  'மாத்திரையை நிறுத்தாதீங்க, டாக்டர்கிட்ட கேளுங்க',
  'haldi doodh aur neend',
  // Marks that are healing, and blood of another kind.
  'My scars are old, I wear short sleeves now',
  'ब्लड डोनेशन के बाद चाय',
  'Stretch marks and new mothers',
  'Mothers whose children have scars from burns',
  'ಗಾಯಗಳು ಒಣಗಿವೆ, ಮನಸ್ಸು ಹಗುರ',
  'Clean from cutting for a year, long sleeves in summer',
  // Stars that spare, and numbers that are numbers.
  'r*pe survivors, quiet evenings',
  's*x and shame after a strict home',
  'UPSC 2nd attempt, 26F, B12 low',
  'U P S C without coaching',
]
