import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWaresInFront, isPersonAtWork, withoutForeignWares } from './wares-in-front.ts';

test('two wares in front leave open where a name begins', () => {
  for (const name of [
    'パンと雑穀 ひなた',
    'たねと苗の 見本種苗店',
    '畳・ふすま 見本堂',
    'コピー＆製本 ミホン',
    'ケーキハウス petit jardin プチジャルダン',
    'PATISSERIE ひなた',
  ])
    assert.equal(hasWaresInFront(name), true, name);
  for (const name of [
    '喫茶 ひなた',
    'カフェ・ド・ミホン 本店',
    '文具の ひなた堂',
    'BAR 月夜',
    'ことのは 工房',
    'hair & make RUMI',
    'tone mihon トーンミホン',
    '見本 太郎',
  ])
    assert.equal(hasWaresInFront(name), false, name);
});

test('foreign words for what is done are no part of a name in Japanese letters', () => {
  assert.equal(withoutForeignWares('hair & make ひなた'), 'ひなた');
  assert.equal(withoutForeignWares('COFFEE&SWEETS カフェ・ド・ミホン'), 'カフェ・ド・ミホン');
  for (const name of ['hair & make RUMI', 'Bar 月夜', 'A & B 商店']) assert.equal(withoutForeignWares(name), name);
});

test('a person with the work in the same row leaves the name open', () => {
  for (const name of ['WEBデザイン 佐藤 花子', '佐藤 花子 / Photographer', '佐藤 花子 動画制作', 'みほん堂こと'])
    assert.equal(isPersonAtWork(name), true, name);
  for (const name of ['佐藤 花子', '税理士 佐藤 花子', '佐藤 花子 事務所', '喫茶 みほん 本店', 'みほん堂'])
    assert.equal(isPersonAtWork(name), false, name);
});

test('two words of one name are no wares where only the shop’s branch stands behind them', () => {
  assert.equal(hasWaresInFront('ドラッグ・みほん薬師 春日井店'), false);
  assert.equal(hasWaresInFront('畳・ふすま 久保田畳店'), true);
});
