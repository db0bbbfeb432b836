import type { Translated } from '../../../translation';
import type { contact as english } from '../../en/pages/contact';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'যোগাযোগ',
    description: `ফর্মে আপনার প্রশ্ন পাঠান, ফোন করুন বা ইমেল করুন। এখানে আছে আমাদের ফোন নম্বর, ইমেল, অফিসের সময়, ${company.corporateAddress.city} শহরের ঠিকানা আর মানচিত্র।`,
  },
  title: 'যোগাযোগ',
  promise: 'জিজ্ঞাসা করুন, কোনও\u00a0প্রশ্নই ছোট\u00a0নয়',
  callLabel: 'ফোন করুন: {phone}',
  factsTitle: 'আমাদের লিখে জানান',
  registeredLabel: 'রেজিস্টার্ড ঠিকানা',
  corporateLabel: 'কর্পোরেট অফিসের ঠিকানা',
  emailLabel: 'ইমেল',
  phoneLabel: 'ফোন',
  map: {
    title: 'আমরা কোথায়',
    frameTitle: `${company.corporateAddress.city} শহরে আমাদের অফিসের মানচিত্র`,
    openLabel: 'নতুন ট্যাবে মানচিত্র খুলুন',
    saving: 'আপনার ব্রাউজারে ডেটা সেভার চালু, তাই মানচিত্র নিজে থেকে খোলেনি।',
    showLabel: 'মানচিত্র দেখুন',
    unreachable: 'মানচিত্র খোলা গেল না।',
    retryLabel: 'আবার চেষ্টা করুন',
    loading: 'মানচিত্র খুলছে…',
    shown: 'মানচিত্র খুলে গেছে।',
  },
  form: {
    title: 'আপনার প্রশ্ন পাঠান',
    text: 'দয়া করে সব ঘর পূরণ করুন।',
    safety: 'এখানে পিন, ওটিপি, আর আধার, কার্ড বা অ্যাকাউন্টের নম্বর কখনও লিখবেন না।',
    labels: {
      name: 'নাম',
      email: 'ইমেল',
      phone: 'ফোন',
      city: 'শহর',
      message: 'মেসেজ',
    },
    subject: 'আমি “{product}” নিয়ে জানতে চাই।',
    clearLabel: 'ফর্ম খালি করুন',
    submitLabel: 'প্রশ্ন পাঠান',
    sendingLabel: 'পাঠানো হচ্ছে…',
    anotherLabel: 'আরও একটি প্রশ্ন পাঠান',
    copyLabel: 'পুরো লেখাটি কপি করুন',
    copiedLabel: 'কপি হয়েছে',
    slip: {
      title: 'আপনার প্রশ্ন',
      dateLabel: 'তারিখ',
      timeLabel: 'সময়',
      toLabel: 'প্রাপক',
    },
    notice: {
      text: 'এই তথ্য আমরা নিই আপনার প্রশ্নের উত্তর দিতে ও সমস্যা মেটাতে, বিজ্ঞাপনের জন্য নয়। বাইরের একটি ইমেল পরিষেবা তা আমাদের কাছে পৌঁছে দেয়।',
      linkLabel: 'প্রাইভেসি পলিসি',
    },
    scriptless: {
      title: 'এখানে ফর্ম চলছে না',
      text: 'এর জন্য জাভাস্ক্রিপ্ট দরকার। এই ব্রাউজারে তা বন্ধ, বা লোড হয়নি। দয়া করে আমাদের ইমেল বা ফোন করুন:',
    },
  },
  helpLabel: 'টাকা পাননি, বা ঠকে গেছেন? দেখুন, এখন কী করবেন',
} as const satisfies Translated<typeof english>;
