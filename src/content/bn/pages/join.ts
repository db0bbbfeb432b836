import type { join as english } from '../../en/pages/join';
import type { Translated } from '../../translation';
import { company } from '../company';
import { payNobody } from '../joining';

export const join = {
  meta: {
    title: 'যোগ দিন',
    description: `আপনার দোকান আছে, বা এলাকার দোকানদারদের সঙ্গে কাজ করেন? ${company.name}-এর সঙ্গে যুক্ত হওয়ার চারটি পথ দেখুন, নিজের পথ বেছে নিন, ছোট একটি ফর্ম পূরণ করুন।`,
  },
  title: 'যোগ দিন',
  promise: 'শাটার তুলুন, নতুন\u00a0কিছু শুরু হোক',
  lead: 'পাড়ার লোক এমনিতেই আপনার দোকানের উপর ভরসা করেন। সেখানেই রোজকার ব্যাঙ্কিং চালু করুন, বা অন্য দোকানদারদের তা করতে সাহায্য করুন।',
  roles: [
    {
      id: 'distributor',
      value: 'DISTRIBUTOR',
      label: 'ডিস্ট্রিবিউটর',
      text: 'আপনি নিজের এলাকার দোকানদারদের চেনেন, তাঁদের যুক্ত করেন, পাশে থাকেন।',
    },
    {
      id: 'retailer',
      value: 'MERCHANT',
      label: 'রিটেলার',
      text: 'আপনি দোকান চালান, কাউন্টারে নিজেই গ্রাহকদের কাজ করে দেন।',
    },
    {
      id: 'master-distributor',
      value: 'MASTER_DISTRIBUTOR',
      label: 'মাস্টার ডিস্ট্রিবিউটর',
      text: 'আপনি বড় এলাকা দেখেন, সেখানকার ডিস্ট্রিবিউটরদের সঙ্গে কাজ করেন।',
    },
    {
      id: 'super-retailer',
      value: 'SUPER_RETAILER',
      label: 'সুপার রিটেলার',
      text: 'আপনার দোকান বড়, ভিড় বেশি, বা একের বেশি কাউন্টার আছে।',
    },
  ],
  offer: {
    title: 'আপনার কাউন্টারে কী কী থাকবে',
    points: [
      {
        illustration: 'payments',
        title: 'টাকা দেওয়ার নানা উপায়',
        text: 'কারও হাতে কার্ড, কারও হাতে নগদ, কারও শুধু আধার নম্বর জানা। আপনি তিনজনেরই কাজ করে দিতে পারবেন।',
      },
      {
        illustration: 'dayBook',
        title: 'সঙ্গে সঙ্গে রিপোর্ট আর হিসাব',
        text: 'প্রতিটি লেনদেন তখনই দেখা যায়। দোকান বন্ধ করার সময় দিনের হিসাব বাক্সের নগদের সঙ্গে মিলিয়ে নিন।',
      },
      {
        illustration: 'support',
        title: 'সাহায্য এক জায়গায়',
        text: `কোনও লেনদেন নিয়ে প্রশ্ন আছে? আমাদের ফোন বা ইমেল করুন: ${company.officeHoursText}।`,
      },
    ],
  },
  nextTitle: 'এর পরে কী হবে',
  next: [
    {
      illustration: 'choose',
      title: 'আমাদের জানান',
      text: 'ফর্ম পূরণ করুন। পরের পেজে ইমেল লেখাই থাকবে: সেটি পাঠান, বা ফোন করুন।',
    },
    {
      illustration: 'talk',
      title: 'আমাদের সঙ্গে কথা বলুন',
      text: 'আমরা আপনার দোকান আর এলাকা নিয়ে কথা বলব। যা জানার আছে, সব জিজ্ঞাসা করুন।',
    },
    {
      illustration: 'decide',
      title: 'ধীরেসুস্থে ঠিক করুন',
      text: 'ভেবে দেখুন, তার পরে জানান, এগোতে চান কি না।',
    },
    {
      illustration: 'documents',
      title: 'কেওয়াইসি করান',
      text: 'পরিষেবার ব্যাঙ্ক আপনার পরিচয় যাচাই করবে। তার পরে আমাদের সঙ্গে লিখিত চুক্তি হবে।',
    },
  ],
  documents: {
    title: 'শেষ ধাপের জন্য এগুলি তৈরি রাখুন',
    items: [
      { illustration: 'pan', name: 'প্যান' },
      { illustration: 'aadhaar', name: 'আধার' },
      { illustration: 'shop', name: 'দোকান বা ব্যবসার কাগজ' },
      { illustration: 'bank', name: 'ব্যাঙ্ক অ্যাকাউন্টের তথ্য' },
    ],
  },
  close: {
    title: 'আজই প্রথম পা ফেলুন',
    text: 'ফর্মে শুধু তিনটি কথা লিখতে হবে: আপনার নাম, ফোন নম্বর আর আপনি কী হতে চান।',
    label: 'ফর্ম পূরণ করুন',
  },
  form: {
    title: 'যোগ দিতে চান? জানান',
    text: 'দয়া করে তিনটি ঘরই পূরণ করুন: আপনার নাম, ফোন নম্বর আর আপনি কী হতে চান। এখন কোনও কাগজ লাগবে না।',
    labels: { name: 'নাম', phone: 'ফোন', role: 'আপনি কী হতে চান?' },
    phoneHint: '10 অঙ্ক, +91 ছাড়া',
    warning: payNobody,
    clearLabel: 'ফর্ম খালি করুন',
    submitLabel: 'এগিয়ে যান',
    callLabel: 'ফোন করুন: {phone}',
    notice: {
      text: 'এই পেজ থেকে কিছুই পাঠানো হয় না। পরের পেজে আপনার তথ্য দিয়ে ইমেল লেখাই থাকবে, আপনি নিজে সেটি পাঠাবেন।',
      linkLabel: 'প্রাইভেসি পলিসি',
    },
    scriptless: {
      title: 'এখানে ফর্ম চলছে না',
      text: 'এর জন্য জাভাস্ক্রিপ্ট দরকার। এই ব্রাউজারে তা বন্ধ, বা লোড হয়নি। দয়া করে আমাদের ইমেল বা ফোন করুন:',
    },
  },
} as const satisfies Translated<typeof english>;
