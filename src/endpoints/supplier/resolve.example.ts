export default {
  input: { registration_number: 'T7999901000001', name: '(株)みどり見本商事', address: '東京都千代田区丸の内1-9-9' },
  output: {},
};
