import type { messages as en } from '../en/messages.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

export const messages = {
  done: 'تم',

  answers: {
    sendOtp: 'تم إرسال الرمز بنجاح!',
    verifyCode: 'تم التحقّق بنجاح!',
    logout: 'تم تسجيل الخروج',
    registerUser: 'تم حفظ معلوماتك',
    updateUserData: 'تم تعديل العنوان',
    deleteAccount: 'حُذف حسابك ومعلوماتك الشخصية',
    followBrand: 'أنت تتابع هذا المتجر الآن',
    unfollowBrand: 'لم تعد تتابع هذا المتجر',
    addToFavorites: 'أُضيفت إلى المفضّلة',
    removeFromFavorites: 'أُزيلت من المفضّلة',
    addReview: 'شكراً لك، نُشر تقييمك.',
    deleteReview: 'حُذف تقييمك',
    voteHelpful: 'شكراً لرأيك',
    addStockAlert: 'سنعلمك حين تعود',
    removeStockAlert: 'لن نعلمك بعودتها',
    addToCart: 'أُضيفت إلى السلة',
    updateQuantity: 'تم تعديل الكمية',
    removeFromCart: 'حُذفت القطعة',
    assignCoupon: 'تم تفعيل القسيمة',
    applyCoupon: 'تم تطبيق القسيمة',
    previewCart: 'تم تحديث المجموع',
    redeemPoints: 'صارت نقاطك قسيمة',
    spendPoints: 'استُخدمت نقاطك في السلة',
    payCash: 'تم تسجيل الطلب',
    cancelOrder: 'أُلغي الطلب',
    requestReturnOrder: 'تم طلب الإرجاع',
    requestReturnShipment: 'تم طلب الإرجاع',
    withdrawReturn: 'تم سحب الطلب',
  },

  answersWhen: {
    profileSaved: 'تم حفظ معلوماتك',
    couponTakenOff: 'أُزيلت القسيمة',
    exchangeRequested: 'تم طلب الاستبدال',
  },

  refusals: {
    VALIDATION: 'بعض الحقول تحتاج إلى مراجعة.',
    BAD_REQUEST: 'تعذّرت قراءة الطلب.',
    PHONE_INVALID: 'أدخل رقم موبايل سورياً مثل 0944123456.',
    OTP_WRONG: 'الرمز غير صحيح. راجع آخر رسالة وحاول مجدداً.',
    OTP_EXPIRED: 'انتهت صلاحية الرمز. اطلب رمزاً جديداً.',
    OUTSIDE_SYRIA: 'نوصّل داخل سوريا فقط. اختر نقطة داخل البلد.',
    CITY_UNKNOWN: 'لا نعرف هذه المدينة. اختر مدينة من القائمة.',

    UNAUTHENTICATED: 'الرجاء تسجيل الدخول برقم موبايلك للمتابعة',
    SECOND_FACTOR: 'أدخل رمز تطبيق المصادقة.',
    REAUTH: 'أكّد أنك أنت: أدخل رمز تطبيق المصادقة.',
    FORBIDDEN: 'هذا غير متاح لك.',
    XSRF: 'بقيت هذه الصفحة مفتوحة طويلاً. حاول مجدداً.',
    NOT_FOUND: 'لم نجد ما تطلبه، ربما حُذف.',
    COUPON_NOT_FOUND: 'لا توجد قسيمة كهذه. راجع الرمز.',

    CONFLICT: 'تغيّر شيء في هذه الأثناء. حاول مجدداً.',
    VERSION_CONFLICT: 'عدّل شخص آخر هذا وأنت تكتب. قارن بين النسختين.',
    LAST_OWNER: 'لا بدّ للمتجر من مالك. عيّن مالكاً آخر أولاً.',
    OWN_ROLE: 'لا يمكنك تغيير أدوارك. يغيّرها مالك آخر.',
    PROFILE_INCOMPLETE: 'أكمل معلوماتك للمتابعة.',
    OUT_OF_STOCK: 'عذراً، الكمية غير متوفرة',
    NOT_ENOUGH_STOCK: 'القطع الباقية أقل مما اخترت.',
    UNAVAILABLE: 'لم تعد هذه القطعة معروضة للبيع.',
    COMING_SOON: 'لم يبدأ بيع هذه القطعة بعد.',
    QUANTITY_LIMIT: 'لا يمكن طلب هذا العدد من قطعة واحدة.',
    CART_FULL: 'سلتك ممتلئة. اطلب ما فيها أولاً.',
    CART_EMPTY: 'سلتك فارغة. كل ما يعجبك على بُعد لمسة.',
    PRICE_CHANGED: 'تغيّر المجموع. راجعه قبل أن تطلب.',
    COUPON_NOT_STARTED: 'لم يحن موعد هذه القسيمة بعد.',
    COUPON_EXPIRED: 'انتهت مدة هذه القسيمة.',
    COUPON_GONE: 'نفدت هذه القسيمة.',
    COUPON_NOT_ASSIGNED: 'فعّل هذه القسيمة قبل أن تستخدمها.',
    COUPON_USED: 'سبق أن استخدمت هذه القسيمة.',
    COUPON_MIN_SUBTOTAL: 'قيمة سلتك أقل من الحد الأدنى لهذه القسيمة.',
    COUPON_FIRST_ORDER_ONLY: 'هذه القسيمة للطلب الأول فقط.',
    COUPON_NOT_ELIGIBLE: 'لا تشمل هذه القسيمة ما في سلتك.',
    POINTS_NOT_ENOUGH: 'نقاطك لا تكفي.',
    POINTS_STEP: 'لا يمكن استبدال هذا العدد من النقاط.',
    POINTS_ABOVE_CART: 'هذه النقاط أكثر من ثمن سلتك.',
    ORDER_STEP_NOT_ALLOWED: 'لا يمكن ذلك في حالة الطلب الآن.',
    ORDER_ON_ITS_WAY: 'لديك طلب مع المندوب. احذف الحساب بعد أن يصلك.',
    CANCEL_TOO_LATE: 'خرج المندوب بطلبك ولم يعد إلغاؤه ممكناً.',
    RETURN_NOT_ALLOWED: 'يمكن إرجاع الطلب بعد تسليمه.',
    RETURN_WINDOW_OVER: 'انتهت مهلة إرجاع هذا الطلب.',
    EXCHANGE_WINDOW_OVER: 'انتهت مهلة استبدال هذا الطلب.',
    NOT_RETURNABLE: 'لا يمكن إرجاع هذه القطعة (ملابس داخلية أو سباحة).',
    RETURN_QUANTITY: 'طلبت إرجاع قطع أكثر مما لديك.',
    RETURN_SETTLED: 'صدر قرار في هذا الطلب ولم يعد سحبه ممكناً.',
    REVIEW_NOT_ALLOWED: 'يمكنك تقييم القطعة بعد أن تستلمها.',
    OWN_REVIEW: 'هذا رأيك أنت.',
    ALERT_NOT_NEEDED: 'هذا القياس متوفّر، يمكنك أن تضيفه إلى السلة الآن.',
    ALERT_LIMIT: 'تنتظر قطعاً كثيرة. ألغِ انتظار واحدة منها لتطلب غيرها.',
    IDEMPOTENCY_RUNNING: 'ما زال طلبك الأول قيد التنفيذ. انتظر لحظة.',

    PAYLOAD_TOO_LARGE: 'حجم ما ترسله أكبر من المسموح.',
    UNSUPPORTED_MEDIA_TYPE: 'لا يمكننا قراءة هذا النوع من المحتوى.',
    IDEMPOTENCY_MISMATCH: 'استُخدم هذا الطلب لأمر آخر. أعد تحميل الصفحة وحاول مجدداً.',

    RATE_LIMITED: 'طلبات كثيرة. انتظر قليلاً وحاول مجدداً.',
    OTP_TOO_MANY_TRIES: 'محاولات كثيرة. حاول بعد 5 دقائق.',
    OTP_TOO_SOON: 'أرسلنا رمزاً قبل لحظات. انتظر قليلاً قبل أن تطلب رمزاً آخر.',
    OTP_LIMIT: 'أُرسلت رموز كثيرة. حاول لاحقاً.',

    INTERNAL: 'حدث خطأ غير متوقّع',
    OTP_NOT_SENT: 'تعذّر إرسال الرمز',
    SERVICE_UNAVAILABLE: 'المتجر مشغول للحظات. حاول بعد قليل.',
  },

  refusalsWith: {
    NOT_ENOUGH_STOCK: (left) =>
      plural(left, {
        zero: 'لم تبقَ أي قطعة.',
        one: 'بقيت قطعة واحدة فقط.',
        two: 'بقيت قطعتان فقط.',
        few: `بقيت ${left} قطع فقط.`,
        many: `بقيت ${left} قطعة فقط.`,
        other: `بقيت ${left} قطعة فقط.`,
      }),
    QUANTITY_LIMIT: (most) => `أقصى عدد من القطعة الواحدة هو ${most}.`,
    COUPON_MIN_SUBTOTAL: (money) => `أضف ${money} لتستفيد منها`,
    POINTS_STEP: (step) => `تُستبدل النقاط بمضاعفات العدد ${step}.`,
    POINTS_ABOVE_CART: (most) =>
      plural(most, {
        zero: 'ثمن سلتك أقل من أصغر قسيمة نقاط.',
        one: 'تكفي هذه السلة نقطة واحدة.',
        two: 'تكفي هذه السلة نقطتان.',
        few: `تكفي هذه السلة ${most} نقاط.`,
        many: `تكفي هذه السلة ${most} نقطة.`,
        other: `تكفي هذه السلة ${most} نقطة.`,
      }),
    RATE_LIMITED: (seconds) => `طلبات كثيرة. حاول بعد ${inSeconds(seconds)}.`,
    OTP_TOO_MANY_TRIES: (minutes) => `محاولات كثيرة. حاول بعد ${inMinutes(minutes)}.`,
    OTP_TOO_SOON: (seconds) => `أرسلنا رمزاً قبل لحظات. يمكنك طلب رمز آخر بعد ${inSeconds(seconds)}.`,
    OTP_LIMIT: (minutes) => `أُرسلت رموز كثيرة. حاول بعد ${inMinutes(minutes)}.`,
  },
} satisfies TextsOf<typeof en>;

function inSeconds(seconds: number): string {
  return plural(seconds, {
    zero: 'لحظة',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${seconds} ثوانٍ`,
    many: `${seconds} ثانية`,
    other: `${seconds} ثانية`,
  });
}

function inMinutes(minutes: number): string {
  return plural(minutes, {
    zero: 'لحظات',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  });
}
