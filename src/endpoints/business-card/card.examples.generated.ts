/** What the examples of the endpoints answer on the sample registry; a test compares them with the real answers. */
export const CARD_INPUT = {"front_image_base64":"iVBORw0KGgoAAAANSUhEUgAAAtgAAAG4AgMAAAACoXhRAAAADFBMVEX///8ODg5paWm8vLzO71rwAAAACXBIWXMAAAsTAAALEwEAmpwYAAAWfElEQVR42u2dUWwc13WGz8xgNhmGs3whpa2rhwDlcl2lQInaQ1kKC40t5CEPQQbOzu6aXFsT2WpgQjHHUt3CRR2OKQRFULghWi3FyouWD6FBjoVk0TYwmrr2mETapoBaP3BFJiIMP1R2Ygco0VQGlEra/mdmltylrVgumtlxcH+I3J2dXeqbu+eee+fce88lEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEooVdB9u86+Bva8PhL/HU4A7Gj3IVsS1rDj8qISHakByeEiSu8gPQx7/XiAyksYc2FOs+6IHifGOLNmlCLiNnZ2Nsc9U+KHm9gpbNbuPL8fYDKTaE9sM/I7vT/h+A9j6A+3SbvLFTFR7hu11HxejB42vZgDMjF2zWQ6wtXZpO3y5ulPuLbbEXEwsT7ZaQXRYCm2ju7R3sSUYl2EOBenA1sNijbHz+L22a9tHr72qrky8qPi+vzLhXyRqkuqQ4pcu9gpbbkHF0Jxt24osex8dBN2t4y1SWq3jrRtk2Db+lZTQZOwqyUWSK4TDSk9t+xx+8gEsto3NhQzAgL8Cu0xHan6+s7QNGEwtwGG159jzYW2MsQdQ1AAmfWql5J/na9of++3woYaPGqdCH99jbHzp/EqMDYspyY5Kuoli3w9s71wbG7aul3FJD5fw9ZxpXX31RsLYk53YGnAMeJIpGMI8qa3j73ViD7mVDuz8o1wPmiapszbbd7LY9qkO7LzZoCFqexJVscZkxyB9BtayAc9hvRljs2cZC1CNt7WA8rJfm7qYNLbNvpc9yTl4BVgJjLhd2v7EC5JrUFwlqbbQujXdoqZtfwnY/e0/cb4XfvvPbJiJEvltqaLYQZE6bTvEnkJzA7iTG/w2D9hWdfcvyKWeNDeH7QZR3Nw0KH+iuosNIwmxI9uWn3qPm3kPzc42TFnhbwjuXLPdnniSmrnrAGEQThe2bu5gS5/7FzLKUQe2EjWoYVs60Ru/rXsd2IptdhlJiD1zaxJVUvt6QEOlCPvcDrZSWjjf8+YG7sLZ8SR9/sSLmrdTJdXvB3T5ZBBir4fdRL46vbqwv/fYCruMjh6gGoxQlnuAL9IIcB/5qhlib0SflXG/4y58svfYetUG9gwq22Uubd+gkXYPcL8ayCe+7ITY+/juLR+gvJVe3yaE2Hm30GXbIxE2O7z70N9+4NFqiJ2nHL9Dqva0v60EMTb8dv8OttI6fmODRuKeagW4+VUH71LXfmwEg8SWUu4ptt6+TThc3LmTjDquRdrfgT0vO2j71aWiaqJSwgvy7U3vsZVa2OeQpkPbpoGJWpX7UO0791V0pQwzW7NP6e4mycdbP18ye4k9EPVJSC3Rzj1adFPmhL4uxr7kyI7u2fZFGPVC+CbcCtFCn7/kL/esSi7zvXiEPRF2pfKlV/NerbiLvebJjkL2y1wHqow95cNQFtTYwnqt2LZROceoWd0bldqOWiWlFUcbUNp+0qX9gZL5KzjKz/rpaBi2WoxDfsp2/JZssBN8u0FCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCvzQpJn7dHf/EavCs1pTyGpWaXSkot2Yw4QyTVmmY2jPjwsm4w3TYSif4d/5zU13lyZWMfWR+eWceIs8RvfITXreQPh1cXnw9J7kyGwmwD/rLTi4+hbmK9PCEk8qybpa/fSFH31uZWj7oz/vLWVp06uEJjae3Kg45KbXub0/kqO/CyjJPw61Ia64TgfbhKhZ1N6XYR9hIiLY0POfJ/bPmo258Cjajphb74rcvbNLAlfdukGx7JM96J7xd7BE3vUbibw59nqfC65ddrBYrf9ncxb4y05pO5bzbfMWh3G+a7EnUQYuOtm44zi72bzwVroBLn/q3n/Bz8v086X1wMFwC5GxRe768qaS1tI/e+Or1nHyMW8nqoIEVK5YzHJ6Q4Uk8Ja22na88o+fkL96auSG5g7qbac3F2KGRpBZ7+G7G/hyqpPHO/HcqGXr944H9mS8s5WSukvvzdmUD2NMLHwfsg19o5TQHHddRcPYD+6vVjwF2/qGzlBu5zItMw2YRVTLuY3EXRTntTyynEXtkJdAqOS1cNsPY/lyMPcRLaZQnE18IfmcalynbGOVmJryz+RS92dm/Vjxx4yckJCQkJCQkJCQkJCT0qyhOMtr6mLDKp0iL79Y539L8ntMSnzPSdwePpD9IWHlbbM1JJzYyAKrhcE2rdQ2pa+aRK6/zdHguhdjgMkx+EiVrDdPWdJ4+af+tvzTlpw07b/5C7PySfZpfDFKGjQxLefP2RjJ01T6WRuwaZ968fZVs8lnDy6cMWylHKa1uh13i1Jfpw5aK7yC/JjIVgWtgu1+ZVLoAlSKniE4ftlaNq6KHIDfStFalaldjVKRy07ZTF+Y2urAvS5be5Uj0olJJI/ZQtdUqceaxgLHzkhUm3t5120W5+g78du1iyhxJNUqOx6mJVc+45HS3iPmiZKXQtpH6jKtdjD27tDRR8zu5m0XulKQOW+c02pU29rORlXect5H4T0Hi5KvpwjYeqSJV7k5p+0uPT/gdhHK5aNiPpK+VHDpdRVLOCHtqyaP8atcEOqlSHLIfDLHDjIGh0tCRmq2GyaujSV0emsQuTydbxeaKBSNpcYb2WCko+Iy8c5cA7G+iJ1VudWK5xfNwJexdUoXdD2wjyokL2/5uOw3kror92K8iddgE7HyU2PI22KSf4NuEdNk2Yw/V2tjfRI/72nRXf7tY0J/Z6xXTgd08CoO+EbaSefOG3t37KO7TUopditpJxrapqJS6sYew+Uf6boHlKm4UlHh/iufKwO6+lyzmVS+V2Ggk29gnUdpSdx+1aFxLJ7YWd6bUqaWl73pF7XR3aasnr73vdj4N2NjZI8L21D/V3OKevl5Rs/Pv84ppwB5yd7A9ySle7j5f1EtH2G8vpg0bG5KE2EageopX7N+DLZXTGEyTj9sUYeeBTfeV9hhxUU4n9kPlNjbMRCnbpb2ljT5IGrGrMfYQsK9OFmvu3irppNIBOjH2Zd4epFHUuidsF42nSnFS6JQ17kNRd/Q8qV+f5Fayq2iLzVl7Itz6I6XYxYFr32igo5rvwi6XqBltOJVO7LWKhnJuVijbdb5cpGwqm5v2sznd5iDVnvNFtDMDPu+tlq74zs5NwSg/fV/lEwnYhYSEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhISEhIR+BaTceoHCHSsUJObhnXDi12Wz621B50d+jqVdstdLatUuvYjk/kdb9Brv6rTy+JR3BIu0vAh7cYfUQcqYKBtFdsWeII1WE8CWQUK0rtllhTfVqHmGPWvb9DYgzrgF+vXWkK086ZEjP/744+aIP7Fitm7OoPCdMMkaslBIuIgnnsHlGEF2cvOzpO1+Lb9MbE46Qeey/jkNq/LlaWvMX/Nf4GXL5MxtYs1hTlOenPId+ZlXXjGHaU4+FiV0cDjbED/Rp16g08/6JQ8lPndgmLFng4Ss+DFsQqVsoui8rUPEe8GhtA9euDDhnTAZ+9VWVNqMbUZGEpX2TSQc8JeAHRyg6wHlDmzR9f+aXUrIuKVvMQew9eAAY28Rfu/zp/wzp3ewZ2dn92Lj/R525BiLsLXg4Pz8xKL94HMPecnYtjbMLFFps++wGDs3UL3nzGyIjSop8x5JIfbRmzNYjFhtY1epANsOsY+s2P6iJtsJGHdo24eGAczYsjM3MsnbxQD7t//wvv3urRnGZlPm+hdi58NtT6Kt+XRPPx3k2JMwNmlvuKQdfuLZJIwEO07lhmEejE3z5sjVACUPbOkl+eu4qIWoSqq8HDgfFrmMUqcnUJEv+EucrazeNhLaOPA8afnZpLDn4AAoLO2nXXg0lDywM6r9WiB7KO3TWFLLmXe2C63jt2JsJ++QD+x+Ou+0sXXngNGAJ0kIW5l+O8gAW7YvrSEVmauH2P0oPlwDsGfuuWecE3gGoZHE2LCk0LY5v2eMvY+/Ee13ksKGKZhjwFZaGuUYO2BsyiNLhu4AO0woNN262YXdrpKclSrGvmf6ynXSHpldCpIxktbbzAkjycCfya4WYiuTtyzSNoH96nUszr8t9sZC25Mo7gGNrv7N7D9QMthwEYUQW6PBUcmEnQM7/55uUmYsp5Gm4ULsXSP54n90YCvV8bYn4a+FKvLZoJEgdt98g/Qz9eevBSplX1ik+3Q4i2GtaVNBk1x8EVsUV8kvVEJsOWzcDdg4/h1QlpbD0kYt5uPEsA0bWWFs1yiTivRpaE5+Yr9MdeWuFaWq0QLp6PSFDrC/3Uoqvr/ihemcYMsHZGxYNQPbJnnmVhLYXTpK1F6uPzSZtZE9KJdlqylwxrRKodW6FTfukR3IQdyDzVcp6lsRd2N72eHGFQx4kU9AVofQb48DLfjA7bSOhBfr0YC4uxISEhISEhISEhISEvoIatqVvO3W8eytoM8PsqdkzkXnX8zyw0hAP6W+RZziXaU1TwsQiHge+0rT4cU+DIcoPh5w3/YWD4ocbtB9iWG/M7884jeArTzkGtju4bzO+XFt5AbE7feEg/TQ+xZwCrtKL6qm7g2SdNIbsulyRbVxM2xb+AzSZZrI8z5flYvJFfcmj4bVOdpnoSjrn0QkjRSHQ5mIT9WzC1Q/hFMIk9AhFy+Qturm8IbxDIXjNhx10886fZbiDMrnksfWg3qBwx8hthtiI26JmKCl6sEWYw87iuPgiZPjmEOIHcY48d45hKswQDWcPLZGm8PM24Gte8PAdjQOaIIyN0d/xQF7a5N5O7BVhIjmJPNQL7BVyhUuyscC7V1g/1GgvstfALAVR/tBhL21RUMewldzP2roa5T5DrC/FxQucsBzk7HHksXO20GEnbflp8K6iI1CVFQ1LSgA29W/jzis6ntzOSTWZexmWb/qcF2UbAcfjrG9TLLYI60Yu1+brb6tKMghGqwPyM5ebGcYaYwZe9TQTy0M6Li8oNrPYdmeYO8YCUkPuDCGOlwbaqdlPxdha4ydIWXiPP2Qz8yR9hysXjlh83iP/KQdG0mmN1USDuI0x7brGJvG4ILVuhTbdlQlZQz3PhhWSdKfQ7ujPIr3IYp/phVXybGeYMPLyWdcNTwISxuOYpA9iaoFm8CWPFVxLVwQnOSzXoGdO4VjJrjiOsfre+IAdW9uWzedTD94ZRocB5VsboJrbkzy6sDWA+01vAB2T101hz8N3n5a+DSaHD2waA7NTcJV0m9c8AP5Cef5q8HzGyM34btnKvuumxhBszDEsLGOU8DWSPpGMEj6Px6bfEs5vnD5ukfqK9bGtYCkr7lHJoLj9ex8I1EH6NRQuzAno4zwuo6n2DpB4ykiTXRTHKOKU8CGmTwFE1FsulqhpnO4xMMg/Bl0YYIh28zjMz1IZNzPAwmIuo/ztp7RoEIYZMdLXenmx/mV+A3jOw8kIvJCQkJCQkJCQkJCQj1V543L6Ef+dNAr7LH4sS+MHtCbH+3THfeOHzSD6pePbUTY1Zgh/J19MX6y+9LtsSW3F9if6iptPfz251dcaacMtVSWNkXY1IGN2GT9zrGTtu3tbGMgGwzQkSD3LocP3qUjjcMvKxfDAYTfnVGWlUAJjgTGjewi7KZxlD+gZIN36WcXycLbCD8cEw+2f5wgtuw2K1rTymDP7rs40C3ZXq06hE3VELekT+RLmr3m6Gdtp1lplnnnbgTTahW9+aAdPGSTxVEg1ZYRE5fNH9rJOZYxLagWNLeekZ03hy6ZGFJaC9x1LRjRzS3tK326Z0iupV1yF1T6KQxqYQxhy8a67sxrXlnzrDGEt/dltbOIG5rzeJ4YNoo7g5BqBv/noMzYxPOIg02sriis93HQ1aoj5jqocggcAzny0wjN6946hs/wbxDDPAhncpzb3JKTcyZjm5IJqlwGU7FzPIDHgwRva7AWx9kaBjYi7rmMSgUwX8NYlB78Hs7rQQ7MsmltAruOCoI4t1lXnOSwsaOhzdiYWR5iYwPYq2XGtty5u0Ps+jCYx1Q6bPOc4eAc5csxtms1YdUWouGMvZUgtvEH0kyrE5uMszD2ENvJZULsQ4Mh9hUNoeMWlal6aAf7CkYU5mLsJEvb+IFsUqeR8EgIYyuOu7h1b2jbmVxoJBawEat/SnZjbPzjtTptI0nUtjHyHGJjVICx+0l50izowaDsOj/6CpqbAgZvXte8QQ2jIUrA4zazfJ6xdc/aj0jxOqrkAubQ1yUzSb/9/H8ztny8ztgj6s0Hpsv6H+eve3MHNVeaMf7elSxpuqq9fLwpuRs/V+Uz0+dD7NLVoGq8ctbKX7/0NWtENi9f8xJsJa18hbExQBBiYzTBfkkuYz0FL1pQSjjGl19zpWLzaQkrFwpk1V4KsR8u04Jun7W0ErakBPZflhJt35WocRuI+9+jPDgwima+QOFAwSjMNhw9wE8QbjQY99GtbZwdR5+bH2EkW6OUBmmNz8Z9Uo8+vB/FTVUqpLQ3v9aCO8CWzK2U3LANxLhlugPsIS8lpU0fsjPmdtfRZ/YcCwkJCQkJCQkJUfpHEz5qf7yH2GNdRwcQ9Lhj6R13D33JY/fvDtq8vpt4qfurGP0QbCN57EO7RTzXncfgEL0/Yv/B2J/qKbajmP837MRt+0jw1s/+eu3fGjwiQC7SXYwr/47gwriCAYa3eKSBBpSLyhWMJyB3QLA9ELxD4+8qGE9o6EG2weMLPKIwoOAvJIldc+2H7ftPIvB6zJFN6TVzUPo8VbWC7Bwi28oj+FrQ7FX7NNa1YA7ppqrbbsH+bkXHkEIwhFv7ZsVAWCcjnSwmiW2cdTCRXKqOaGurluzpsrkhfWOtoo5JFqfRWDCw1mZEdzdl3JhLbr1wKLvm5C9V9uvOhh5UMYu7+lv7NUyBxV9I1rax3GYuDM1TQwr6FPcF/dLZxzKq/vogcdjyWXNzUHE2eQ4vQmhjgwg0FDjm6o3pa47K07cX8IPIp5owNpe2qWEUATlIPqE4T2vSA393SNMO5Ah80qyL1GkICCMTnIbRkToNWMOyO6Z7GX0Vc+sRZcVKIcbWksWeC0tbWytzo3EvfemZjHz/Pw/r/5rbCrFNB8wgry1gSKwoOUotxlb1VaQjQVi8jR0kix2VdmB49AnMd//z+/9JeSaTk/5keC7C/guHsWWsbVJbN3RLb8ztYM+0OD7YI+zIttlK74V/fuPZl+hxLSf9/r0OY+veGyYbie7lOBaY2VQpxh7TV91wWVm9J7YN7Dov41Dc7bsR0/611cdoSq/Lj2Xccaz60IK7vP2Kk9ODzQEYRKGQodhICvqaRQqW52CsbTvDfyFZbGP7ymuT59SbxyzuSeWVCp2XLKWiuuvG9vm3sETIuG7uv/m1iiFP/3TTUG9G2NMLunf+fzRv8scj14JqRpo8lzC2Vs3ffxJrEtYs7knlMTljXXLQ4pjrWtWoYGAGIwvGidKmQbVTGBAuR0ay5EhuflLzrlY1jJ2huakm3cAHinQsQCcv2NOTwisKrxgL1yyMoj8YDjhEgVX9LH8uUHgsYptbyWM96KHEY1x7elJ7+1Nd/Siv6zCT4CjZ+7DdD0rBun4n2GM9xOaJI+/ns+4AWyn3BFsJPnQk5Bd+Al3bHna+hYSEhISEhISEhISEhISEhISEhISEhIT+n/W/NV8XWH9rIpQAAAAASUVORK5CYII=","output_format":"vcard"};
export const CARD_OUTPUT = {
  "card": {
    "person": {
      "name": "佐藤 健一",
      "name_reading": null,
      "name_en": "Kenichi Sato",
      "name_en_source": "inferred_from_email",
      "name_en_confidence": "medium",
      "titles": [
        "主任"
      ],
      "titles_en": [
        "Supervisor"
      ],
      "departments": [
        "調達本部"
      ],
      "departments_en": [
        "Procurement Division"
      ]
    },
    "organization": {
      "display_name": "トヨタ自動車株式会社",
      "display_name_en": null,
      "display_name_en_source": null,
      "display_name_en_confidence": null,
      "legal_name": "トヨタ自動車株式会社",
      "legal_name_en": null,
      "legal_name_en_source": null,
      "legal_name_en_confidence": null,
      "brand_names": [],
      "group_names": []
    },
    "contact": {
      "emails": [
        {
          "value": "kenichi.sato@toyota.example.co.jp",
          "type": "work"
        }
      ],
      "phones": [
        {
          "value": "0565-55-0100",
          "international": "+81565550100",
          "type": "work"
        },
        {
          "value": "0565-55-0101",
          "international": "+81565550101",
          "type": "fax"
        }
      ],
      "websites": [
        "https://www.toyota.example.co.jp"
      ]
    },
    "address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "raw_en": null,
      "normalized": "愛知県豊田市トヨタ町1",
      "normalized_en": "1 Toyotacho, Toyota-shi, Aichi",
      "postal_code": "471-8571",
      "prefecture": "愛知県",
      "city": "豊田市",
      "en_source": "kana_hepburn",
      "en_confidence": "high",
      "parse_confidence": 0.99
    },
    "notes": []
  },
  "extraction": {
    "languages_detected": [
      "ja"
    ],
    "sides_processed": [
      "front"
    ],
    "merged": false,
    "model_output_validated": true,
    "confidence": 0.96,
    "field_confidence": {
      "emails": 0.97,
      "phones": 0.97,
      "websites": 0.95,
      "person_name": 0.98,
      "titles": 0.93,
      "departments": 0.92,
      "organization_display_name": 0.95,
      "organization_legal_name": 0.95,
      "address": 0.929,
      "postal_code": 0.959
    },
    "field_sources": {
      "emails": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "phones": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "websites": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "person_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "titles": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "departments": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "person_name_en": {
        "side": "unknown",
        "language": "en",
        "inferred": true
      },
      "organization_display_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "organization_legal_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "address": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "postal_code": {
        "side": "front",
        "language": "en",
        "inferred": false
      }
    },
    "field_regions": {
      "emails": {
        "side": "front",
        "page": 1,
        "box": [
          49.5,
          354.9,
          313.4,
          17
        ]
      },
      "phones": {
        "side": "front",
        "page": 1,
        "box": [
          88.8,
          321.6,
          116.8,
          12.9
        ]
      },
      "websites": {
        "side": "front",
        "page": 1,
        "box": [
          51.7,
          387.8,
          303,
          18
        ]
      },
      "person_name": {
        "side": "front",
        "page": 1,
        "box": [
          63.3,
          171.7,
          204.4,
          43.6
        ]
      },
      "titles": {
        "side": "front",
        "page": 1,
        "box": [
          153.9,
          132.1,
          39.3,
          20.7
        ]
      },
      "departments": {
        "side": "front",
        "page": 1,
        "box": [
          54.9,
          132.1,
          79.5,
          20.7
        ]
      },
      "organization_display_name": {
        "side": "front",
        "page": 1,
        "box": [
          62.1,
          52.9,
          290.7,
          29.8
        ]
      },
      "address": {
        "side": "front",
        "page": 1,
        "box": [
          157.9,
          283.8,
          236.8,
          19.8
        ]
      },
      "postal_code": {
        "side": "front",
        "page": 1,
        "box": [
          67.8,
          286.2,
          80.8,
          14.9
        ]
      }
    },
    "conflicts": [],
    "raw_text": null,
    "processing": {
      "engine": "structured_ocr",
      "sides": {
        "front": {
          "input_type": "image",
          "source": "image_base64",
          "format": "png",
          "pages_processed": 1,
          "pages_total": 1,
          "image_quality": "good",
          "image_quality_score": 1,
          "ocr_engine": "onnx",
          "ocr_model": "recogniser-v2-int8+detector-v1",
          "declared_mime_type_matches": null,
          "pages": [
            {
              "width": 728,
              "height": 440,
              "unit": "px",
              "rotation": 0
            }
          ]
        }
      }
    }
  },
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "warnings": [],
  "format": "vcard",
  "vcard": "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:individual\r\nFN;ALTID=1;LANGUAGE=ja:佐藤 健一\r\nFN;ALTID=1;LANGUAGE=en:Kenichi Sato\r\nN;ALTID=1;LANGUAGE=ja:佐藤;健一;;;\r\nN;ALTID=1;LANGUAGE=en:Sato;Kenichi;;;\r\nORG:トヨタ自動車株式会社;調達本部\r\nTITLE;ALTID=1;LANGUAGE=ja:主任\r\nTITLE;ALTID=1;LANGUAGE=en:Supervisor\r\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+81565550100\r\nTEL;VALUE=uri;TYPE=\"work,fax\":tel:+81565550101\r\nEMAIL;TYPE=work:kenichi.sato@toyota.example.co.jp\r\nURL;TYPE=work:https://www.toyota.example.co.jp\r\nADR;TYPE=work;ALTID=1;LANGUAGE=ja:;;トヨタ町1番地;豊田市;愛知県\r\n ;471-8571;日本\r\nADR;TYPE=work;ALTID=1;LANGUAGE=en:;;1 Toyotacho\\, Toyota-shi\\, Aichi;;;471-\r\n 8571;Japan\r\nREV:20261115T150108Z\r\nEND:VCARD\r\n",
  "response_language": "both"
};
export const ENRICHED_OUTPUT = {
  "card": {
    "person": {
      "name": "佐藤 健一",
      "name_reading": null,
      "name_en": "Kenichi Sato",
      "name_en_source": "inferred_from_email",
      "name_en_confidence": "medium",
      "titles": [
        "主任"
      ],
      "titles_en": [
        "Supervisor"
      ],
      "departments": [
        "調達本部"
      ],
      "departments_en": [
        "Procurement Division"
      ]
    },
    "organization": {
      "display_name": "トヨタ自動車株式会社",
      "display_name_en": null,
      "display_name_en_source": null,
      "display_name_en_confidence": null,
      "legal_name": "トヨタ自動車株式会社",
      "legal_name_en": null,
      "legal_name_en_source": null,
      "legal_name_en_confidence": null,
      "brand_names": [],
      "group_names": []
    },
    "contact": {
      "emails": [
        {
          "value": "kenichi.sato@toyota.example.co.jp",
          "type": "work"
        }
      ],
      "phones": [
        {
          "value": "0565-55-0100",
          "international": "+81565550100",
          "type": "work"
        },
        {
          "value": "0565-55-0101",
          "international": "+81565550101",
          "type": "fax"
        }
      ],
      "websites": [
        "https://www.toyota.example.co.jp"
      ]
    },
    "address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "raw_en": null,
      "normalized": "愛知県豊田市トヨタ町1",
      "normalized_en": "1 Toyotacho, Toyota-shi, Aichi",
      "postal_code": "471-8571",
      "prefecture": "愛知県",
      "city": "豊田市",
      "en_source": "kana_hepburn",
      "en_confidence": "high",
      "parse_confidence": 0.99
    },
    "notes": []
  },
  "extraction": {
    "languages_detected": [
      "ja"
    ],
    "sides_processed": [
      "front"
    ],
    "merged": false,
    "model_output_validated": true,
    "confidence": 0.96,
    "field_confidence": {
      "emails": 0.97,
      "phones": 0.97,
      "websites": 0.95,
      "person_name": 0.98,
      "titles": 0.93,
      "departments": 0.92,
      "organization_display_name": 0.95,
      "organization_legal_name": 0.95,
      "address": 0.929,
      "postal_code": 0.959
    },
    "field_sources": {
      "emails": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "phones": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "websites": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "person_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "titles": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "departments": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "person_name_en": {
        "side": "unknown",
        "language": "en",
        "inferred": true
      },
      "organization_display_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "organization_legal_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "address": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "postal_code": {
        "side": "front",
        "language": "en",
        "inferred": false
      }
    },
    "field_regions": {
      "emails": {
        "side": "front",
        "page": 1,
        "box": [
          49.5,
          354.9,
          313.4,
          17
        ]
      },
      "phones": {
        "side": "front",
        "page": 1,
        "box": [
          88.8,
          321.6,
          116.8,
          12.9
        ]
      },
      "websites": {
        "side": "front",
        "page": 1,
        "box": [
          51.7,
          387.8,
          303,
          18
        ]
      },
      "person_name": {
        "side": "front",
        "page": 1,
        "box": [
          63.3,
          171.7,
          204.4,
          43.6
        ]
      },
      "titles": {
        "side": "front",
        "page": 1,
        "box": [
          153.9,
          132.1,
          39.3,
          20.7
        ]
      },
      "departments": {
        "side": "front",
        "page": 1,
        "box": [
          54.9,
          132.1,
          79.5,
          20.7
        ]
      },
      "organization_display_name": {
        "side": "front",
        "page": 1,
        "box": [
          62.1,
          52.9,
          290.7,
          29.8
        ]
      },
      "address": {
        "side": "front",
        "page": 1,
        "box": [
          157.9,
          283.8,
          236.8,
          19.8
        ]
      },
      "postal_code": {
        "side": "front",
        "page": 1,
        "box": [
          67.8,
          286.2,
          80.8,
          14.9
        ]
      }
    },
    "conflicts": [],
    "raw_text": null,
    "processing": {
      "engine": "structured_ocr",
      "sides": {
        "front": {
          "input_type": "image",
          "source": "image_base64",
          "format": "png",
          "pages_processed": 1,
          "pages_total": 1,
          "image_quality": "good",
          "image_quality_score": 1,
          "ocr_engine": "onnx",
          "ocr_model": "recogniser-v2-int8+detector-v1",
          "declared_mime_type_matches": null,
          "pages": [
            {
              "width": 728,
              "height": 440,
              "unit": "px",
              "rotation": 0
            }
          ]
        }
      }
    }
  },
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "warnings": [],
  "format": "vcard",
  "vcard": "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:individual\r\nFN;ALTID=1;LANGUAGE=ja:佐藤 健一\r\nFN;ALTID=1;LANGUAGE=en:Kenichi Sato\r\nN;ALTID=1;LANGUAGE=ja:佐藤;健一;;;\r\nN;ALTID=1;LANGUAGE=en:Sato;Kenichi;;;\r\nORG:トヨタ自動車株式会社;調達本部\r\nTITLE;ALTID=1;LANGUAGE=ja:主任\r\nTITLE;ALTID=1;LANGUAGE=en:Supervisor\r\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+81565550100\r\nTEL;VALUE=uri;TYPE=\"work,fax\":tel:+81565550101\r\nEMAIL;TYPE=work:kenichi.sato@toyota.example.co.jp\r\nURL;TYPE=work:https://www.toyota.example.co.jp\r\nADR;TYPE=work;ALTID=1;LANGUAGE=ja:;;トヨタ町1番地;豊田市;愛知県\r\n ;471-8571;日本\r\nADR;TYPE=work;ALTID=1;LANGUAGE=en:;;1 Toyotacho\\, Toyota-shi\\, Aichi;;;471-\r\n 8571;Japan\r\nREV:20261115T150108Z\r\nEND:VCARD\r\n",
  "response_language": "both",
  "company": {
    "match": {
      "status": "verified_name_and_address",
      "confidence": 0.95,
      "confidence_scope": "company_name_and_address",
      "name_match": true,
      "address_match": true,
      "address_status": "matches_registered_address",
      "possible_branch_or_office": false,
      "candidate_count": 1,
      "match_type": "name_and_address",
      "match_evidence": {
        "legal_name": true,
        "address": true,
        "email_domain": false,
        "website_domain": false
      },
      "evidence_notes": [
        {
          "code": "email_and_website_share_domain",
          "message": "E-mail and website share one domain.",
          "message_ja": "メールと Web サイトのドメインが同じです。"
        }
      ]
    },
    "legal_entity": {
      "name": "トヨタ自動車株式会社",
      "name_en": "TOYOTA MOTOR CORPORATION",
      "name_en_source": "nta_official",
      "name_en_confidence": "official",
      "corporate_number": "1180301018771",
      "status": "active",
      "address": "愛知県豊田市トヨタ町１番地",
      "address_en": "1 Toyota-cho, Toyota-shi, Aichi",
      "address_en_source": "nta_official",
      "address_en_confidence": "official",
      "postal_code": "471-0826",
      "prefecture": "愛知県",
      "city": "豊田市",
      "assignment_date": "2015-10-05",
      "close_date": null
    },
    "candidates": [
      {
        "corporate_number": "1180301018771",
        "name": "トヨタ自動車株式会社",
        "name_en_display": "TOYOTA MOTOR CORPORATION",
        "address": "愛知県豊田市トヨタ町１番地",
        "address_en_display": "1 Toyota-cho, Toyota-shi, Aichi",
        "status": "active",
        "match_score": 0.95,
        "matches_requested_address": true
      }
    ],
    "invoice": {
      "status": "registered",
      "registration_number": "T1180301018771",
      "verdict": "qualified",
      "corporate_number": "1180301018771",
      "entity": "corporation",
      "registration_date": "2023-10-01",
      "cancel_date": null,
      "data_freshness": "sample",
      "data_as_of": "2026-11-15",
      "source": "nta_invoice_registry",
      "reason": null,
      "format_valid": true,
      "checksum_valid": true,
      "qualified_invoice_registered": true,
      "verified": true
    },
    "source": "nta_corporate_registry",
    "data_freshness": "sample",
    "data_as_of": "2026-11-15"
  }
};
