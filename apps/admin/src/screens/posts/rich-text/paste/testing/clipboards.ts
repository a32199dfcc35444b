/** HTML that word processors put on the clipboard, with only the styles shortened. */

export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=TR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle>Dilekçe<o:p></o:p></p>
<h1 style='margin-top:12.0pt'><b><span
style='font-size:16.0pt;mso-bidi-font-weight:normal'>Giriş<o:p></o:p></span></b></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'>Kalın</b>, <i>eğik</i>,
<span style='color:red;mso-themecolor:text1'>renkli</span> ve <a
href="https://www.mevzuat.gov.tr/"><span style='color:#0563C1'>bağlantı</span></a><a style='mso-footnote-id:ftn1'
href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>
<![if !supportFootnotes]>[1]<![endif]></span></span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bir<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle
style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>
<![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>İç <b>kalın</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>İki<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Önce<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level2 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>a)<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Alt adım<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Sonra<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 width=604 style='border-collapse:collapse;border:none'>
<colgroup><col width=302><col width=302></colgroup>
<tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'>
<p class=MsoNormal style='margin-bottom:0cm'><b>Ad<o:p></o:p></b></p></td>
<td width=302 valign=top style='width:226.55pt'><p class=MsoNormal>Değer<o:p></o:p></p></td></tr>
</table>
<h6>Küçük başlık</h6>
<p class=MsoNormal><img width=100 height=50
src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1
width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1" title=""><span
class=MsoFootnoteReference>[1]</span></a> 6100 sayılı <i>Kanun</i>, m. 119.<o:p></o:p></p></div></div>
</body></html>`;

export const googleDocsClipboard = `<meta charset='utf-8'><b style="font-weight:normal;"
id="docs-internal-guid-0a1b2c3d">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-weight:400;">Giriş</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Kalın</span><span
style="font-weight:400;">, </span><span
style="font-style:italic;">eğik</span><span> ve </span><a href="https://docs.google.com/"
style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">bağlantı</span></a></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p
dir="ltr"
role="presentation"><span>Bir</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;"
aria-level="2"><p dir="ltr" role="presentation"><span>İç</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"
role="presentation"><span>İki</span></p></li></ul>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col
width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p
dir="ltr"><span>Ad</span></p></td><td><p dir="ltr"><span>Değer</span></p></td></tr></tbody></table></div></b><br
class="Apple-interchange-newline">`;

export const libreOfficeClipboard = `<!DOCTYPE html><html><head><meta http-equiv="content-type"
content="text/html; charset=utf-8"/>
<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/><style type="text/css">p { line-height: 115% }
a.sdfootnoteanc { font-size: 57% }</style></head><body lang="tr-TR" dir="ltr">
<h1 class="western" style="margin-top: 0.17in"><font face="Liberation Sans"><font
size="5"><b>Giriş</b></font></font></h1>
<p style="line-height: 100%; margin-bottom: 0in"><b>Kalın</b>, <i>eğik</i> ve <font color="#000080"><u><a
href="https://www.libreoffice.org/">bağlantı</a></u></font><a class="sdfootnoteanc" name="sdfootnote1anc"
href="#sdfootnote1sym"><sup>1</sup></a></p>
<ol><li><p style="margin-bottom: 0in">Önce</p><ol type="a"><li><p style="margin-bottom: 0in">Alt adım</p></li></ol></li>
<li><p style="margin-bottom: 0in">Sonra</p></li></ol>
<table width="665" cellpadding="4" cellspacing="0"><colgroup><col width="128*"/><col width="128*"/></colgroup>
<tr valign="top"><td width="50%" style="border: 1px solid #000000"><p>Ad</p></td><td
width="50%"><p>Değer</p></td></tr></table>
<p><br/><br/></p>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym"
href="#sdfootnote1anc">1</a>Bkz. s. 12</p></div></body></html>`;
